/** @jest-environment ./tools/jest/environment.cjs */
import { backOnline } from '../../testing/values';
import { withRetries } from './file-loads';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = () => new Error('Loading chunk 7 failed.');
const late = () => Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' });

/** Results of the attempts, in order; `loaded` stands for success. */
function fileWith(...answers: (Error | 'loaded')[]) {
  return jest.fn(async () => {
    const answer = answers.shift() ?? lost();
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test.each([
  ['loads a file that arrives at once', ['loaded'], 0, 1, 'loaded'],
  ['tries again after half a second', [lost(), 'loaded'], 500, 2, 'loaded'],
  ['tries a third time after three more seconds', [lost(), lost(), 'loaded'], 3500, 3, 'loaded'],
  ['fails after three attempts', [lost(), lost(), lost(), 'loaded'], 3500, 3, 'failed'],
  ['does not try again after a timeout', [late(), 'loaded'], 0, 1, 'failed'],
  ['does not try again after a timeout of the second attempt', [lost(), late(), 'loaded'], 500, 2, 'failed'],
] as const)('%s', async (_what, answers, after, attempts, end) => {
  const load = fileWith(...answers);
  let ended = '';
  withRetries(load).then(
    () => (ended = 'loaded'),
    () => (ended = 'failed'),
  );
  await jest.advanceTimersByTimeAsync(Math.max(after - 1, 0));
  if (after > 0) expect(ended).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect([ended, load.mock.calls.length]).toEqual([end, attempts]);
});

test('the next attempt starts without a pause when the browser is back online', async () => {
  const load = fileWith(lost(), 'loaded');
  const loaded = withRetries(load);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  backOnline();
  await expect(loaded).resolves.toBe('loaded');
  expect(jest.getTimerCount()).toBe(0);
});
