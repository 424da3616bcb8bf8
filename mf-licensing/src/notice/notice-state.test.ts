import { type LicenceNotice, type LicenceNoticeFacts, licenceNotices } from './notice-state';

const none: LicenceNoticeFacts = { error: '', isOwner: true, isListed: false, detached: 0, lastDetached: null };

test.each<[string, Partial<LicenceNoticeFacts>, readonly LicenceNotice[]]>([
  ['nothing to say', {}, []],
  ['LIC-026.1 an error', { error: 'It failed.' }, ['error']],
  ['LIC-026.1 an error is for everybody who gets it', { error: 'It failed.', isOwner: false }, ['error']],
  ['LIC-026.2 a licence that waits', { detached: 1 }, ['waiting']],
  ['LIC-026.2 for the owner alone', { detached: 1, isOwner: false }, []],
  ['LIC-026.2 not where they are listed', { detached: 1, isListed: true }, []],
  ['LIC-026.3 closed for so many', { detached: 2, lastDetached: 2 }, []],
  ['LIC-026.3 one more than when it was closed', { detached: 3, lastDetached: 2 }, ['waiting']],
  ['LIC-026.3 one fewer than when it was closed', { detached: 1, lastDetached: 2 }, ['waiting']],
  ['LIC-026.3 all used since', { detached: 0, lastDetached: 2 }, []],
  ['both', { error: 'It failed.', detached: 1 }, ['error', 'waiting']],
  ['no number', { detached: Number.NaN }, []],
])('%s', (_what, facts, notices) => {
  expect(licenceNotices({ ...none, ...facts })).toEqual(notices);
});
