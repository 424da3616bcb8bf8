import { isConnected, type RowContent, type RowFacts, rowContent, unknownStatus } from './google-status';

const facts: RowFacts = {
  status: unknownStatus,
  isAnswered: true,
  canRequest: true,
  isEditing: false,
  hasCode: false,
};
const withError = (code: string) => ({ ...facts, status: { ...unknownStatus, error: { code, message: '' } } });

test.each<[string, RowFacts, RowContent]>([
  ['SET-153 shows the buttons for automatic and manual verification', facts, 'choice'],
  ['shows that the status is loading', { ...facts, status: { ...unknownStatus, fetching: true } }, 'loading'],
  ['shows that the site is verified', { ...facts, status: { ...unknownStatus, verified: true } }, 'verified'],
  [
    'SET-159 shows the field after "Edit"',
    { ...facts, status: { ...unknownStatus, verified: true }, isEditing: true },
    'manual',
  ],
  ['SET-159 shows the field after "Verify manually"', { ...facts, isEditing: true }, 'manual'],
  ['SET-159 shows the field after a forbidden error', withError('forbidden'), 'manual'],
  ['shows the buttons after another error', withError('error_checking_if_site_verified_google'), 'choice'],
  ['SET-159 shows the field to a user who cannot request the status', { ...facts, canRequest: false }, 'manual'],
  [
    'SET-159 shows the field to a user who cannot request the status while it is loading',
    { ...facts, canRequest: false, status: { ...unknownStatus, fetching: true } },
    'manual',
  ],
  ['shows the loading state before the first answer', { ...facts, isAnswered: false }, 'loading'],
  [
    'keeps the buttons during verification',
    { ...facts, status: { ...unknownStatus, verifying: true, fetching: true } },
    'choice',
  ],
  ['SET-161 shows the buttons without a connection to Google', withError('no_token_for_user'), 'choice'],
  ['shows a saved code that is not from the Google account', { ...facts, hasCode: true }, 'manual'],
  [
    'shows the buttons for an unverified code from the Google account',
    { ...facts, hasCode: true, status: { ...unknownStatus, token: 't' } },
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
