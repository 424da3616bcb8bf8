import { offlineReasons } from './offline-reasons';

const noReasons = { isActive: true, filter: false, constant: false, wpLocalConstant: false, option: false, url: false };
test.each([
  ['filter', /^The filter jetpack_development_mode is active\.$/],
  ['constant', /JETPACK_DEV_DEBUG.*\.$/],
  ['wpLocalConstant', /WP_LOCAL_DEV.*\.$/],
  ['option', /^The option jetpack_offline_mode is turned on\.$/],
  ['url', /address/],
] as const)('shows the reason for Offline Mode when the flag %s is true', (flag, text) => {
  expect(offlineReasons({ ...noReasons, [flag]: true })).toEqual([expect.stringMatching(text)]);
});

test('shows no reason for Offline Mode when no flag is true', () => {
  expect(offlineReasons(noReasons)).toEqual([]);
});
