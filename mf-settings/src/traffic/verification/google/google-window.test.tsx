import { openConnectWindow } from './google-window';

const url = 'http://localhost/connect-google';
// The tests use their own window as the opened one, because jsdom opens none.
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

const postMessage = (data: unknown, change: MessageEventInit = {}) =>
  window.dispatchEvent(new MessageEvent('message', { source: window, origin: 'http://localhost', data, ...change }));

/** Closes the window and waits for the result. */
async function resultAfterClose(result: ReturnType<typeof openConnectWindow>) {
  isClosed = true;
  await jest.advanceTimersByTimeAsync(1000);
  return result;
}
const openWindow = () => openConnectWindow(url, new AbortController().signal);

test.each<[string, unknown, MessageEventInit, number | null]>([
  ['returns the connection ID of a message', { keyring_id: 9 }, {}, 9],
  ['returns a connection ID that is a string', { keyring_id: '9' }, {}, 9],
  ['returns null for a connection ID that is a word', { keyring_id: 'nine' }, {}, null],
  ['returns null for the connection ID 0', { keyring_id: 0 }, {}, null],
  ['returns null for a message that is a string', 'hello', {}, null],
  ['returns null for a message that is null', null, {}, null],
  ['ignores a message from another window', { keyring_id: 9 }, { source: null }, null],
  ['ignores a message from another origin', { keyring_id: 9 }, { origin: 'https://elsewhere.example' }, null],
])('%s', async (_what, data, change, keyringId) => {
  const result = openWindow();
  postMessage(data, change);
  expect(await resultAfterClose(result)).toEqual({ keyringId });
});

test('returns null when the window is closed without a message', async () => {
  expect(await resultAfterClose(openWindow())).toEqual({ keyringId: null });
});

test('returns the ID of a message that arrives shortly after the window has closed', async () => {
  const result = openWindow();
  isClosed = true;
  await jest.advanceTimersByTimeAsync(500);
  postMessage({ keyring_id: 9 });
  await jest.advanceTimersByTimeAsync(500);
  expect(await result).toEqual({ keyringId: 9 });
});

test('stops waiting when the signal is aborted', async () => {
  const controller = new AbortController();
  const result = openConnectWindow(url, controller.signal);
  controller.abort();
  await jest.advanceTimersByTimeAsync(500);
  expect(await result).toEqual({ keyringId: null });
});

test('returns "blocked" for a blocked window and for a URL that is not allowed', async () => {
  open.mockReturnValue(null);
  expect(await openWindow()).toBe('blocked');
  open.mockClear();
  expect(await openConnectWindow('https://elsewhere.example/', new AbortController().signal)).toBe('blocked');
  expect(open).not.toHaveBeenCalled();
});
