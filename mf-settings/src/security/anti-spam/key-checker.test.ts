import { type KeyCheckState, keyChecker } from './key-checker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const requests: { key: string; answer: (isValid: boolean) => void; fail: (cause: unknown) => void }[] = [];
  const states: KeyCheckState[] = [];
  const checker = keyChecker(
    (key) => new Promise((answer, fail) => requests.push({ key, answer, fail })),
    (state) => states.push(state),
  );
  /** Checks a key, and waits until the request is sent. */
  const send = (key: string) => {
    checker.check(key);
    jest.advanceTimersByTime(500);
  };
  return { checker, send, requests, stepLines: () => states.map(({ key, step }) => `${key} ${step}`), states };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

test('SET-073 a key is checked 500 ms after the last key press', () => {
  const { checker, requests } = start();
  checker.check('a');
  jest.advanceTimersByTime(499);
  checker.check('ab');
  jest.advanceTimersByTime(499);
  expect(requests).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requests.map(({ key }) => key)).toEqual(['ab']);
});

test('reports waiting, checking and the result', async () => {
  const { send, requests, stepLines } = start();
  send('a');
  requests[0]?.answer(true);
  await settle();
  expect(stepLines()).toEqual(['a waiting', 'a checking', 'a valid']);
});

test('ignores a late answer for an earlier key', async () => {
  const { send, requests, stepLines } = start();
  send('a');
  send('ab');
  requests[1]?.answer(false);
  await settle();
  requests[0]?.answer(true);
  await settle();
  expect(stepLines().at(-1)).toBe('ab invalid');
});

test('reports why a check failed', async () => {
  const { send, requests, states } = start();
  send('a');
  requests[0]?.fail(new Error('Down.'));
  await settle();
  expect(states.at(-1)).toEqual({ key: 'a', step: 'failed', message: 'Down.' });
});

test('after a stop, sends no check and ignores pending answers', async () => {
  const { checker, send, requests, stepLines } = start();
  checker.check('a');
  checker.stop();
  jest.advanceTimersByTime(500);
  expect(requests).toEqual([]);
  send('b');
  checker.stop();
  requests[0]?.answer(true);
  await settle();
  expect(stepLines().at(-1)).toBe('b checking');
});
