import { type AdsInput, type AdsState, adsState } from './ads-state';

const allOn: AdsInput = {
  isOn: true,
  isOffline: false,
  isUsable: true,
  isCcpaOn: true,
  isAdsTxtOn: true,
  rawUrl: 'site.example',
};

test.each<[string, Partial<AdsInput>, Partial<AdsState>]>([
  [
    'shows everything and allows all edits with all switches on',
    {},
    { canEditPolicy: true, showsAdsTxt: true, canEditAdsTxt: true, showsEarnings: true },
  ],
  [
    'SET-119 SET-120 allows no edits and hides the earnings while ads are off',
    { isOn: false },
    { canEditPolicy: false, canEditAdsTxt: false, showsEarnings: false },
  ],
  [
    'allows no edits and hides the earnings offline',
    { isOffline: true },
    { canEditPolicy: false, canEditAdsTxt: false, showsEarnings: false },
  ],
  [
    'allows no edits when the module is unavailable',
    { isUsable: false },
    { canEditPolicy: false, canEditAdsTxt: false },
  ],
  [
    'SET-120 does not allow edits of the privacy policy while targeted ads are off',
    { isCcpaOn: false },
    { canEditPolicy: false },
  ],
  [
    'SET-114 does not allow edits of ads.txt while its switch is off',
    { isAdsTxtOn: false },
    { showsAdsTxt: true, canEditAdsTxt: false },
  ],
  ['SET-115 hides ads.txt on a site in a subfolder', { rawUrl: 'site.example::blog' }, { showsAdsTxt: false }],
])('%s', (_what, change, state) => {
  expect(adsState({ ...allOn, ...change })).toMatchObject(state);
});
