import { isMobile, windowWidth } from './breakpoints';

test('SHR-149 without a window 769 px are assumed, which is no phone', () => {
  expect(windowWidth()).toBe(769);
  expect(isMobile()).toBe(false);
});
