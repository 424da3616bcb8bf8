import fc from 'fast-check';
import { errorOf, failedStatus, statusOf } from './google-errors';
import { unknownStatus } from './google-status';

const answer = {
  verified: true,
  is_owner: true,
  google_search_console_url: 'https://search.google.com/search-console',
  google_verification_console_url: '',
};

test('SET-157 SET-164 reads the status with its token', () => {
  expect(statusOf({ ...answer, token: '<meta>' })).toEqual({
    fetching: false,
    verifying: false,
    verified: true,
    isOwner: true,
    searchConsoleUrl: 'https://search.google.com/search-console',
    verificationConsoleUrl: null,
    token: '<meta>',
    error: null,
  });
});

test('SET-165 keeps the previous token when the answer has none, but not when its token is empty', () => {
  expect(statusOf(answer, { ...unknownStatus, token: 'previous' }).token).toBe('previous');
  expect(statusOf({ ...answer, token: '' }, { ...unknownStatus, token: 'previous' }).token).toBeNull();
});

test.each<[string, unknown, ReturnType<typeof errorOf>]>([
  ['a map of codes to messages', { forbidden: 'No.' }, { code: 'forbidden', message: 'No.' }],
  ['a map of codes to lists of messages', { forbidden: ['No.', 'Not you.'] }, { code: 'forbidden', message: 'No.' }],
  ['a map of several codes, of which the first counts', { a: 'A', b: 'B' }, { code: 'a', message: 'A' }],
  ['a list of messages', ['No.'], { code: '0', message: 'No.' }],
  ['a list of objects', [{ code: 'forbidden', message: 'No.' }], { code: 'forbidden', message: 'No.' }],
  [
    'a message with markup',
    { forbidden: ['<b>No.</b> &amp; <br>never'] },
    { code: 'forbidden', message: 'No. & never' },
  ],
])('SET-166 reads the error in %s', (_what, errors, error) => {
  expect(errorOf(errors)).toEqual(error);
  expect(statusOf({ ...answer, errors }).error).toEqual(error);
});

test.each<[string, unknown]>([
  ['an empty list', []],
  ['an empty map', {}],
  ['an answer without errors', undefined],
  ['a string', 'No.'],
])('SET-166 reads no error in %s', (_what, errors) => {
  expect(errorOf(errors)).toBeNull();
  expect(statusOf({ ...answer, errors }).error).toBeNull();
});

test.each<[string, unknown, ReturnType<typeof errorOf>]>([
  [
    'the server’s code and message',
    { code: 'rest-refused', serverCode: 'no_token_for_user', serverMessage: 'No token.', message: 'x' },
    { code: 'no_token_for_user', message: 'No token.' },
  ],
  [
    'the code and message of the failure',
    Object.assign(new Error('Too slow.'), { code: 'rest-timeout' }),
    { code: 'rest-timeout', message: 'Too slow.' },
  ],
  ['an unknown error for any other cause', null, { code: 'unknown', message: '' }],
])('SET-166 reports %s after a failed call', (_what, cause, error) => {
  const before = { ...unknownStatus, verified: true, fetching: true };
  expect(failedStatus(cause, before)).toEqual({ ...unknownStatus, verified: true, error });
});

test('returns a code and a message, or null, for any value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (errors) => {
      const error = errorOf(errors);
      if (error) expect([typeof error.code, typeof error.message]).toEqual(['string', 'string']);
    }),
  );
});
