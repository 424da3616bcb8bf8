/** @jest-environment ./tools/jest/environment.cjs */
import { assumedWidth, breakpoints, isMobile, windowWidth } from './breakpoints';

test.each([
  [320, 'counts as mobile', true],
  [480, 'counts as mobile', true],
  [481, 'does not count as mobile', false],
  [769, 'does not count as mobile', false],
])('SHR-147 a window of %i px %s', (width, _what, expected) => {
  expect(isMobile(width)).toBe(expected);
});

test('SHR-148 the breakpoints are 480, 660, 800, 960, 1040, 1280 and 1400 px', () => {
  expect(breakpoints).toEqual([480, 660, 800, 960, 1040, 1280, 1400]);
});

test('SHR-149 the assumed width is 769 px', () => {
  expect(assumedWidth).toBe(769);
});

test('isMobile() follows a change of the window width', () => {
  window.innerWidth = 400;
  expect(windowWidth()).toBe(400);
  expect(isMobile()).toBe(true);
  window.innerWidth = 1024;
  expect(isMobile()).toBe(false);
});
