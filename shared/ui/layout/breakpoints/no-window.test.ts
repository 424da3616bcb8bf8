import { isMobile, windowWidth } from './breakpoints';

test('SHR-149 without a window the width is 769 px, which is not mobile', () => {
  expect(windowWidth()).toBe(769);
  expect(isMobile()).toBe(false);
});
