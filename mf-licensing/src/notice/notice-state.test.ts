import { type LicenseNotice, type LicenseNoticeInput, licenseNotices } from './notice-state';

const inputWithoutNotice: LicenseNoticeInput = {
  error: '',
  isOwner: true,
  isListed: false,
  unusedCount: 0,
  dismissedCount: null,
};

test.each<[string, Partial<LicenseNoticeInput>, readonly LicenseNotice[]]>([
  ['shows nothing without an error or unused licenses', {}, []],
  ['LIC-026.1 shows an error', { error: 'It failed.' }, ['error']],
  ["LIC-026.1 shows an error to users who aren't the owner", { error: 'It failed.', isOwner: false }, ['error']],
  ['LIC-026.2 shows an unused license', { unusedCount: 1 }, ['unused']],
  ['LIC-026.2 shows unused licenses to the owner only', { unusedCount: 1, isOwner: false }, []],
  ['LIC-026.2 shows nothing on the screen that lists the licenses', { unusedCount: 1, isListed: true }, []],
  ['LIC-026.3 hides the notice if it was dismissed for the same number', { unusedCount: 2, dismissedCount: 2 }, []],
  ['LIC-026.3 shows a dismissed notice again for one more license', { unusedCount: 3, dismissedCount: 2 }, ['unused']],
  ['LIC-026.3 shows a dismissed notice again for one license fewer', { unusedCount: 1, dismissedCount: 2 }, ['unused']],
  ['LIC-026.3 hides a dismissed notice if no license is unused', { unusedCount: 0, dismissedCount: 2 }, []],
  ['shows an error and unused licenses together', { error: 'It failed.', unusedCount: 1 }, ['error', 'unused']],
  ["shows nothing for a count that isn't a number", { unusedCount: Number.NaN }, []],
])('%s', (_what, input, notices) => {
  expect(licenseNotices({ ...inputWithoutNotice, ...input })).toEqual(notices);
});
