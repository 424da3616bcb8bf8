import { type LicenseNotice, type LicenseNoticeFacts, licenseNotices } from './notice-state';

const none: LicenseNoticeFacts = { error: '', isOwner: true, isListed: false, detached: 0, lastDetached: null };

test.each<[string, Partial<LicenseNoticeFacts>, readonly LicenseNotice[]]>([
  ['shows nothing without an error or unused licenses', {}, []],
  ['LIC-026.1 shows an error', { error: 'It failed.' }, ['error']],
  ["LIC-026.1 shows an error to users who aren't the owner", { error: 'It failed.', isOwner: false }, ['error']],
  ['LIC-026.2 shows an unused license', { detached: 1 }, ['unused']],
  ['LIC-026.2 shows unused licenses to the owner only', { detached: 1, isOwner: false }, []],
  ['LIC-026.2 shows nothing on the screen that lists the licenses', { detached: 1, isListed: true }, []],
  ['LIC-026.3 stays dismissed for the same number', { detached: 2, lastDetached: 2 }, []],
  ['LIC-026.3 comes back for one more license', { detached: 3, lastDetached: 2 }, ['unused']],
  ['LIC-026.3 comes back for one license less', { detached: 1, lastDetached: 2 }, ['unused']],
  ['LIC-026.3 stays away if no license is left', { detached: 0, lastDetached: 2 }, []],
  ['shows an error and unused licenses together', { error: 'It failed.', detached: 1 }, ['error', 'unused']],
  ["shows nothing for a count that isn't a number", { detached: Number.NaN }, []],
])('%s', (_what, facts, notices) => {
  expect(licenseNotices({ ...none, ...facts })).toEqual(notices);
});
