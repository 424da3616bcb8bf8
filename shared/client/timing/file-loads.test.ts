/** @jest-environment ./tools/jest/environment.cjs */
import { backOnline } from '../../testing/values';
import { withRetries } from './file-loads';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const networkError = () => new Error('Loading chunk 7 failed.');
const timeoutError = () => Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' });

/** Returns a function that loads a file. @param answers results of its attempts, in order: an error or success */
function loaderWith(...answers: (Error | 'loaded')[]) {
  return jest.fn(async () => {
    const answer = answers.shift() ?? networkError();
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test.each([
  ['loads a file that arrives at once', ['loaded'], 0, 1, 'loaded'],
  ['tries again after half a second', [networkError(), 'loaded'], 500, 2, 'loaded'],
  ['tries a third time after three more seconds', [networkError(), networkError(), 'loaded'], 3500, 3, 'loaded'],
  ['fails after three attempts', [networkError(), networkError(), networkError(), 'loaded'], 3500, 3, 'failed'],
  ['does not try again after a timeout', [timeoutError(), 'loaded'], 0, 1, 'failed'],
  [
    'does not try again after a timeout of the second attempt',
    [networkError(), timeoutError(), 'loaded'],
    500,
    2,
    'failed',
  ],
] as const)('%s', async (_what, answers, after, attempts, result) => {
  const load = loaderWith(...answers);
  let outcome = 'pending';
  withRetries(load).then(
    () => (outcome = 'loaded'),
    () => (outcome = 'failed'),
  );
  await jest.advanceTimersByTimeAsync(Math.max(after - 1, 0));
  if (after > 0) expect(outcome).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect([outcome, load.mock.calls.length]).toEqual([result, attempts]);
});

test('the next attempt starts without a pause when the browser is back online', async () => {
  const load = loaderWith(networkError(), 'loaded');
  const loaded = withRetries(load);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  backOnline();
  await expect(loaded).resolves.toBe('loaded');
  expect(jest.getTimerCount()).toBe(0);
});
