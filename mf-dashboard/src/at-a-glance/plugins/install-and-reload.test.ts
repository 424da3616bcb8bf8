import { installAndSettle } from './install-and-reload';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Logs the steps with their time in ms. */
function watched(failure: string | null, readAgain: () => Promise<unknown> = async () => {}) {
  const begun = Date.now();
  const log: (readonly [what: string, after: number])[] = [];
  const note = (what: string) => log.push([what, Date.now() - begun]);
  const ending = installAndSettle({
    send: async () => {
      note('sent');
      return failure;
    },
    readAgain: () => {
      note('read');
      return readAgain();
    },
  }).then((result) => note(`ended: ${result}`));
  return { log, ending };
}

test('DASH-109 DASH-110 DASH-111 sends one call, waits 2500 ms and reloads the list', async () => {
  const { log, ending } = watched(null);
  await jest.advanceTimersByTimeAsync(2499);
  expect(log).toEqual([['sent', 0]]);
  await jest.advanceTimersByTimeAsync(1);
  await ending;
  expect(log).toEqual([
    ['sent', 0],
    ['read', 2500],
    ['ended: null', 2500],
  ]);
});

test('reloads the list immediately after a failure', async () => {
  const { log, ending } = watched('No.');
  await ending;
  expect(log.map(([what]) => what)).toEqual(['sent', 'read', 'ended: No.']);
});

test('ends when reloading the list fails', async () => {
  const { log, ending } = watched('No.', () => Promise.reject(new Error('Down.')));
  await ending;
  expect(log.at(-1)?.[0]).toBe('ended: No.');
});
