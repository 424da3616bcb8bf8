import { failure, failureCodes, isFailure } from './failure';

test('a failure is an error with a code and keeps its cause', () => {
  const cause = new Error('socket closed');
  const made = failure('rest-network', 'No connection.', { url: '/x', cause }, 'FetchNetworkError');
  expect(made).toBeInstanceOf(Error);
  expect(made).toMatchObject({ code: 'rest-network', name: 'FetchNetworkError', message: 'No connection.', url: '/x' });
  expect(made.cause).toBe(cause);
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
