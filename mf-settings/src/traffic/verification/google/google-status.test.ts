import { isConnected, type RowContent, type RowInput, rowContent, unknownStatus } from './google-status';

const input: RowInput = {
  status: unknownStatus,
  isAnswered: true,
  canRequest: true,
  isEditing: false,
  hasCode: false,
};
const withError = (code: string) => ({ ...input, status: { ...unknownStatus, error: { code, message: '' } } });

const statusOf = (change: object): RowInput => ({ ...input, status: { ...unknownStatus, ...change } });
const checkFailed = withError('error_checking_if_site_verified_google');

test.each<[string, RowInput, RowContent]>([
  ['SET-153 without a status', input, 'choice'],
  ['while the status loads', statusOf({ fetching: true }), 'loading'],
  ['on a verified site', statusOf({ verified: true }), 'verified'],
  ['SET-159 after "Edit"', { ...statusOf({ verified: true }), isEditing: true }, 'manual'],
  ['SET-159 after "Verify manually"', { ...input, isEditing: true }, 'manual'],
  ['SET-159 after a forbidden error', withError('forbidden'), 'manual'],
  ['after another error', checkFailed, 'choice'],
  ['SET-159 for a user who cannot request the status', { ...input, canRequest: false }, 'manual'],
  ['SET-159 for that user while the status loads', { ...statusOf({ fetching: true }), canRequest: false }, 'manual'],
  ['before the first answer', { ...input, isAnswered: false }, 'loading'],
  ['during verification', statusOf({ verifying: true, fetching: true }), 'choice'],
  ['SET-161 without a connection to Google', withError('no_token_for_user'), 'choice'],
  ['with a saved code that is not from the Google account', { ...input, hasCode: true }, 'manual'],
  ['with an unverified code from the Google account', { ...statusOf({ token: 't' }), hasCode: true }, 'choice'],
  ['with a saved code, after an error', { ...checkFailed, hasCode: true }, 'choice'],
])('%s (%j), the Google row shows "%s"', (_when, rowInput, row) => {
  expect(rowContent(rowInput)).toBe(row);
});

test('SET-161 treats no_token_for_user as not connected', () => {
  expect(isConnected(unknownStatus)).toBe(true);
  expect(isConnected(withError('no_token_for_user').status)).toBe(false);
  expect(isConnected(withError('forbidden').status)).toBe(true);
});
