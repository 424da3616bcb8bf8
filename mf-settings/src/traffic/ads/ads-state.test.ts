import { type AdsFacts, type AdsState, adsState } from './ads-state';

const on: AdsFacts = {
  isOn: true,
  isOffline: false,
  isUsable: true,
  isCcpaOn: true,
  isAdsTxtOn: true,
  rawUrl: 'site.example',
};

test.each<[string, Partial<AdsFacts>, Partial<AdsState>]>([
  ['all on', {}, { canEditPolicy: true, showsAdsTxt: true, canEditAdsTxt: true, showsEarnings: true }],
  ['SET-119 SET-120 ads off', { isOn: false }, { canEditPolicy: false, canEditAdsTxt: false, showsEarnings: false }],
  ['offline', { isOffline: true }, { canEditPolicy: false, canEditAdsTxt: false, showsEarnings: false }],
  ['kept off', { isUsable: false }, { canEditPolicy: false, canEditAdsTxt: false }],
  ['SET-120 targeted advertising off', { isCcpaOn: false }, { canEditPolicy: false }],
  ['ads.txt off', { isAdsTxtOn: false }, { showsAdsTxt: true, canEditAdsTxt: false }],
  ['SET-115 a site in a folder', { rawUrl: 'site.example::blog' }, { showsAdsTxt: false }],
])('%s', (_what, change, state) => {
  expect(adsState({ ...on, ...change })).toMatchObject(state);
});
