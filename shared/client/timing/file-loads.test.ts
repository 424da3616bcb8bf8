/** @jest-environment ./tools/jest/environment.cjs */
import { backOnline } from '../../testing/values';
import { withRetries } from './file-loads';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = () => new Error('Loading chunk 7 failed.');
const late = () => Object.assign(new Error('Loading chunk 7 failed.'), { type: 'timeout' });

/** Results of the attempts, in order; `there` loads. */
function fileWith(...answers: (Error | 'there')[]) {
  return jest.fn(async () => {
    const answer = answers.shift() ?? lost();
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test.each([
  ['loads a file that arrives at once', ['there'], 0, 1, 'there'],
  ['tries again after half a second', [lost(), 'there'], 500, 2, 'there'],
  ['tries a third time after three more seconds', [lost(), lost(), 'there'], 3500, 3, 'there'],
  ['fails after three attempts', [lost(), lost(), lost(), 'there'], 3500, 3, 'lost'],
  ['does not try again after a timeout', [late(), 'there'], 0, 1, 'lost'],
  ['does not try again after a timeout of the second attempt', [lost(), late(), 'there'], 500, 2, 'lost'],
] as const)('%s', async (_what, answers, after, attempts, end) => {
  const load = fileWith(...answers);
  let ended = '';
  withRetries(load).then(
    () => (ended = 'there'),
    () => (ended = 'lost'),
  );
  await jest.advanceTimersByTimeAsync(Math.max(after - 1, 0));
  if (after > 0) expect(ended).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect([ended, load.mock.calls.length]).toEqual([end, attempts]);
});

test('the next attempt starts without a pause when the browser is back online', async () => {
  const load = fileWith(lost(), 'there');
  const loaded = withRetries(load);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  backOnline();
  await expect(loaded).resolves.toBe('there');
  expect(jest.getTimerCount()).toBe(0);
});
