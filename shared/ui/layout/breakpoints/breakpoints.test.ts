/** @jest-environment ./tools/jest/environment.cjs */
import { assumedWidth, breakpoints, isMobile, windowWidth } from './breakpoints';

test.each([
  [320, 'counts as a phone', true],
  [480, 'counts as a phone', true],
  [481, 'does not count as a phone', false],
  [769, 'does not count as a phone', false],
])('SHR-147 a window of %i px %s', (width, _what, expected) => {
  expect(isMobile(width)).toBe(expected);
});

test('SHR-148 lists the breakpoints in ascending order', () => {
  expect(breakpoints).toEqual([480, 660, 800, 960, 1040, 1280, 1400]);
});

test('SHR-149 assumes a width of 769 px without a window', () => {
  expect(assumedWidth).toBe(769);
});

test('the width of the window is read each time', () => {
  window.innerWidth = 400;
  expect(windowWidth()).toBe(400);
  expect(isMobile()).toBe(true);
  window.innerWidth = 1024;
  expect(isMobile()).toBe(false);
});
