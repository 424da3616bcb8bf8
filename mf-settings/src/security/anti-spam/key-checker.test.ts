import { type KeyCheckState, keyChecker } from './key-checker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const asked: { key: string; answer: (isValid: boolean) => void; refuse: (cause: unknown) => void }[] = [];
  const told: KeyCheckState[] = [];
  const checker = keyChecker(
    (key) => new Promise((answer, refuse) => asked.push({ key, answer, refuse })),
    (state) => told.push(state),
  );
  return { checker, asked, steps: () => told.map(({ key, step }) => `${key} ${step}`), told };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

test('SET-073 a key is checked 500 ms after the last key press', () => {
  const { checker, asked } = start();
  checker.check('a');
  jest.advanceTimersByTime(499);
  checker.check('ab');
  jest.advanceTimersByTime(499);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked.map(({ key }) => key)).toEqual(['ab']);
});

test('reports waiting, checking and the result', async () => {
  const { checker, asked, steps } = start();
  checker.check('a');
  jest.advanceTimersByTime(500);
  asked[0]?.answer(true);
  await settle();
  expect(steps()).toEqual(['a waiting', 'a checking', 'a valid']);
});

test('ignores a late answer about an earlier key', async () => {
  const { checker, asked, steps } = start();
  checker.check('a');
  jest.advanceTimersByTime(500);
  checker.check('ab');
  jest.advanceTimersByTime(500);
  asked[1]?.answer(false);
  await settle();
  asked[0]?.answer(true);
  await settle();
  expect(steps().at(-1)).toBe('ab invalid');
});

test('reports the reason of a failed check', async () => {
  const { checker, asked, told } = start();
  checker.check('a');
  jest.advanceTimersByTime(500);
  asked[0]?.refuse(new Error('Down.'));
  await settle();
  expect(told.at(-1)).toEqual({ key: 'a', step: 'failed', message: 'Down.' });
});

test('after a stop, sends no check and ignores pending answers', async () => {
  const { checker, asked, steps } = start();
  checker.check('a');
  checker.stop();
  jest.advanceTimersByTime(500);
  expect(asked).toEqual([]);
  checker.check('b');
  jest.advanceTimersByTime(500);
  checker.stop();
  asked[0]?.answer(true);
  await settle();
  expect(steps().at(-1)).toBe('b checking');
});
