import { appStoreOf } from './app-store';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 2, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 1, null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, null],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126', 0, null],
  ['', 0, null],
])('a device with the user agent "%s" and %d touch points has the app store %p', (userAgent, touchPoints, store) => {
  expect(appStoreOf(userAgent, touchPoints)).toBe(store);
});
