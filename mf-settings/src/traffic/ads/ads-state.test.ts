import { type AdsInput, type AdsState, adsState } from './ads-state';

const allOn: AdsInput = {
  isOn: true,
  isOffline: false,
  isUsable: true,
  isCcpaOn: true,
  isAdsTxtOn: true,
  rawUrl: 'site.example',
};

const nothing = { canEditPolicy: false, canEditAdsTxt: false };

test.each<[string, Partial<AdsInput>, Partial<AdsState>]>([
  ['with all switches on', {}, { canEditPolicy: true, showsAdsTxt: true, canEditAdsTxt: true, showsEarnings: true }],
  ['SET-119 SET-120 while ads are off', { isOn: false }, { ...nothing, showsEarnings: false }],
  ['offline', { isOffline: true }, { ...nothing, showsEarnings: false }],
  ['when the module is unavailable', { isUsable: false }, nothing],
  ['SET-120 while targeted ads are off', { isCcpaOn: false }, { canEditPolicy: false, canEditAdsTxt: true }],
  ['SET-114 while the switch of ads.txt is off', { isAdsTxtOn: false }, { showsAdsTxt: true, canEditAdsTxt: false }],
  ['SET-115 on a site in a subfolder', { rawUrl: 'site.example::blog' }, { showsAdsTxt: false }],
])('%s (%j), the card of ads has %j', (_when, change, state) => {
  expect(adsState({ ...allOn, ...change })).toMatchObject(state);
});
