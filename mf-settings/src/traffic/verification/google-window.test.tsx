import { askInWindow } from './google-window';

const url = 'http://localhost/connect-google';
let isClosed: boolean;
let open: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  isClosed = false;
  Object.defineProperty(window, 'closed', { configurable: true, get: () => isClosed });
  open = jest.spyOn(window, 'open').mockReturnValue(window);
});
afterEach(() => {
  jest.useRealTimers();
  open.mockRestore();
  Reflect.deleteProperty(window, 'closed');
});

const say = (data: unknown, change: MessageEventInit = {}) =>
  window.dispatchEvent(new MessageEvent('message', { source: window, origin: 'http://localhost', data, ...change }));

/** Closes the window and waits for the ending. */
async function ending(waiting: ReturnType<typeof askInWindow>) {
  isClosed = true;
  await jest.advanceTimersByTimeAsync(500);
  return waiting;
}
const ask = () => askInWindow(url, new AbortController().signal);

test.each<[string, unknown, MessageEventInit, number | null]>([
  ['a number', { keyring_id: 9 }, {}, 9],
  ['a number as text', { keyring_id: '9' }, {}, 9],
  ['no number', { keyring_id: 'nine' }, {}, null],
  ['zero', { keyring_id: 0 }, {}, null],
  ['something else', 'hello', {}, null],
  ['nothing', null, {}, null],
  ['another window', { keyring_id: 9 }, { source: null }, null],
  ['another origin', { keyring_id: 9 }, { origin: 'https://elsewhere.example' }, null],
])('what the window says counts: %s', async (_what, data, change, keyringId) => {
  const waiting = ask();
  say(data, change);
  expect(await ending(waiting)).toEqual({ keyringId });
});

test('closed without a word, it ends with nothing', async () => {
  expect(await ending(ask())).toEqual({ keyringId: null });
});

test('who leaves the page waits no longer', async () => {
  const leaving = new AbortController();
  const waiting = askInWindow(url, leaving.signal);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(500);
  expect(await waiting).toEqual({ keyringId: null });
});

test('a window that the browser does not open, and an address that nothing may lead to', async () => {
  open.mockReturnValue(null);
  expect(await ask()).toBe('blocked');
  open.mockClear();
  expect(await askInWindow('https://elsewhere.example/', new AbortController().signal)).toBe('blocked');
  expect(open).not.toHaveBeenCalled();
});
