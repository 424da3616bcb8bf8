import { type GoogleRow, type GoogleRowFacts, googleRow, isConnected, nextStep, unknownStatus } from './google-status';

const facts: GoogleRowFacts = {
  status: unknownStatus,
  isAnswered: true,
  isLinked: true,
  wantsField: false,
  hasCode: false,
};
const withError = (code: string) => ({ ...facts, status: { ...unknownStatus, error: { code, message: '' } } });

test.each<[string, GoogleRowFacts, GoogleRow]>([
  ['SET-153 nothing done yet: both ways', facts, 'choice'],
  ['on its way', { ...facts, status: { ...unknownStatus, fetching: true } }, 'loading'],
  ['verified', { ...facts, status: { ...unknownStatus, verified: true } }, 'verified'],
  ['SET-159 after Edit', { ...facts, status: { ...unknownStatus, verified: true }, wantsField: true }, 'manual'],
  ['SET-159 after Manual', { ...facts, wantsField: true }, 'manual'],
  ['SET-159 a forbidden error', withError('forbidden'), 'manual'],
  ['another error', withError('error_checking_if_site_verified_google'), 'choice'],
  ['SET-159 not linked', { ...facts, isLinked: false }, 'manual'],
  [
    'SET-159 not linked, nothing asked',
    { ...facts, isLinked: false, status: { ...unknownStatus, fetching: true } },
    'manual',
  ],
  ['nothing asked yet', { ...facts, isAnswered: false }, 'loading'],
  ['verifying', { ...facts, status: { ...unknownStatus, verifying: true, fetching: true } }, 'choice'],
  ['SET-161 no token for the user: the window connects', withError('no_token_for_user'), 'choice'],
  ['a code that the account does not know', { ...facts, hasCode: true }, 'manual'],
  [
    'a code of the account, not verified',
    { ...facts, hasCode: true, status: { ...unknownStatus, token: 't' } },
    'choice',
  ],
  ['a code and no answer', { ...withError('error_checking_if_site_verified_google'), hasCode: true }, 'choice'],
])('%s', (_what, given, row) => {
  expect(googleRow(given)).toBe(row);
});

test('SET-161 no_token_for_user means not connected', () => {
  expect(isConnected(unknownStatus)).toBe(true);
  expect(isConnected(withError('no_token_for_user').status)).toBe(false);
  expect(isConnected(withError('forbidden').status)).toBe(true);
});

test.each([
  [
    'SET-162 the code is unknown to Google',
    withError('unverify-site-error').status,
    true,
    false,
    'clear-and-ask-again',
  ],
  ['SET-162 only once', withError('unverify-site-error').status, true, true, 'nothing'],
  ['a token and nothing saved', { ...unknownStatus, token: 't' }, false, false, 'save-token'],
  ['a token and a code of the user', { ...unknownStatus, token: 't' }, true, false, 'nothing'],
  ['no token', unknownStatus, false, false, 'nothing'],
  ['a token in an error', { ...withError('x').status, token: 't' }, false, false, 'nothing'],
])('%s', (_what, status, hasCode, hasCleared, step) => {
  expect(nextStep(status, hasCode, hasCleared)).toBe(step);
});
