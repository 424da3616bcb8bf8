import fc from 'fast-check';
import { errorOf, failedStatus, statusOf } from './google-errors';
import { unknownStatus } from './google-status';

const answer = {
  verified: true,
  is_owner: true,
  google_search_console_url: 'https://search.google.com/search-console',
  google_verification_console_url: '',
};

test('SET-157 SET-164 a status with its token', () => {
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

test('SET-165 the answer to verifying has no token: the one that is known stays', () => {
  expect(statusOf(answer, { ...unknownStatus, token: 'known' }).token).toBe('known');
  expect(statusOf({ ...answer, token: '' }, { ...unknownStatus, token: 'known' }).token).toBeNull();
});

test.each<[string, unknown, ReturnType<typeof errorOf>]>([
  ['a map of codes', { forbidden: 'No.' }, { code: 'forbidden', message: 'No.' }],
  ['as WordPress writes it', { forbidden: ['No.', 'Not you.'] }, { code: 'forbidden', message: 'No.' }],
  ['the first counts', { a: 'A', b: 'B' }, { code: 'a', message: 'A' }],
  ['a list of texts', ['No.'], { code: '0', message: 'No.' }],
  ['a list of pairs', [{ code: 'forbidden', message: 'No.' }], { code: 'forbidden', message: 'No.' }],
  ['an empty list', [], null],
  ['an empty map', {}, null],
  ['none', undefined, null],
  ['something else', 'No.', null],
])('SET-166 errors in an answer: %s', (_what, errors, error) => {
  expect(errorOf(errors)).toEqual(error);
  expect(statusOf({ ...answer, errors }).error).toEqual(error);
});

test.each<[string, unknown, ReturnType<typeof errorOf>]>([
  [
    'the server’s words',
    { code: 'rest-refused', serverCode: 'no_token_for_user', serverMessage: 'No token.', message: 'x' },
    { code: 'no_token_for_user', message: 'No token.' },
  ],
  [
    'its own',
    Object.assign(new Error('Too slow.'), { code: 'rest-timeout' }),
    { code: 'rest-timeout', message: 'Too slow.' },
  ],
  ['nothing known', null, { code: 'unknown', message: '' }],
])('SET-166 a call that failed: %s', (_what, cause, error) => {
  const before = { ...unknownStatus, verified: true, fetching: true };
  expect(failedStatus(cause, before)).toEqual({ ...unknownStatus, verified: true, error });
});

test('whatever stands in the errors, it is a code and a message or nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (errors) => {
      const error = errorOf(errors);
      if (error) expect([typeof error.code, typeof error.message]).toEqual(['string', 'string']);
    }),
  );
});
