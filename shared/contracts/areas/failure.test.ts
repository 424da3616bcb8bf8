import { failure, failureCodes, isFailure } from './failure';

test('a failure is an error with a code and keeps its cause', () => {
  const cause = new Error('socket closed');
  const error = failure('rest-network', 'No connection.', { url: '/x', cause }, 'FetchNetworkError');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    code: 'rest-network',
    name: 'FetchNetworkError',
    message: 'No connection.',
    url: '/x',
  });
  expect(error.cause).toBe(cause);
});

test('failures are recognized by code, whichever copy of the package made them', () => {
  const fromAnotherRelease = Object.assign(new Error('x'), { code: 'rest-timeout' });
  expect(isFailure(fromAnotherRelease)).toBe(true);
  expect(isFailure(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe(false);
  expect(isFailure({ code: 'rest-timeout' })).toBe(false);
});

test('each code is listed once', () => {
  expect(new Set(failureCodes).size).toBe(failureCodes.length);
});
