import { isConnected, type RowContent, type RowInput, rowContent, unknownStatus } from './google-status';

const input: RowInput = {
  status: unknownStatus,
  isAnswered: true,
  canRequest: true,
  isEditing: false,
  hasCode: false,
};
const withError = (code: string) => ({ ...input, status: { ...unknownStatus, error: { code, message: '' } } });

test.each<[string, RowInput, RowContent]>([
  ['SET-153 shows the buttons for automatic and manual verification', input, 'choice'],
  ['shows that the status is loading', { ...input, status: { ...unknownStatus, fetching: true } }, 'loading'],
  ['shows that the site is verified', { ...input, status: { ...unknownStatus, verified: true } }, 'verified'],
  [
    'SET-159 shows the field after "Edit"',
    { ...input, status: { ...unknownStatus, verified: true }, isEditing: true },
    'manual',
  ],
  ['SET-159 shows the field after "Verify manually"', { ...input, isEditing: true }, 'manual'],
  ['SET-159 shows the field after a forbidden error', withError('forbidden'), 'manual'],
  ['shows the buttons after another error', withError('error_checking_if_site_verified_google'), 'choice'],
  ['SET-159 shows the field to a user who cannot request the status', { ...input, canRequest: false }, 'manual'],
  [
    'SET-159 shows the field to a user who cannot request the status while it is loading',
    { ...input, canRequest: false, status: { ...unknownStatus, fetching: true } },
    'manual',
  ],
  ['shows the loading state before the first answer', { ...input, isAnswered: false }, 'loading'],
  [
    'keeps the buttons during verification',
    { ...input, status: { ...unknownStatus, verifying: true, fetching: true } },
    'choice',
  ],
  ['SET-161 shows the buttons without a connection to Google', withError('no_token_for_user'), 'choice'],
  ['shows a saved code that is not from the Google account', { ...input, hasCode: true }, 'manual'],
  [
    'shows the buttons for an unverified code from the Google account',
    { ...input, hasCode: true, status: { ...unknownStatus, token: 't' } },
    'choice',
  ],
  [
    'shows the buttons for a saved code after an error',
    { ...withError('error_checking_if_site_verified_google'), hasCode: true },
    'choice',
  ],
])('%s', (_what, input, row) => {
  expect(rowContent(input)).toBe(row);
});

test('SET-161 treats no_token_for_user as not connected', () => {
  expect(isConnected(unknownStatus)).toBe(true);
  expect(isConnected(withError('no_token_for_user').status)).toBe(false);
  expect(isConnected(withError('forbidden').status)).toBe(true);
});
