/** @jest-environment ./tools/jest/environment.cjs */
import { queueRead } from '@flightdeck/shared/api';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { collectFirstAnswers } from './first-answers';

const settings = { path: 'settings', status: 200, body: { protect: true } };
const plugins = { path: 'plugins', status: 403, body: { code: 'rest_forbidden' } };
const rest = ['scan', 'rewind', 'site'];
const lineOf = (answer: object) => `${JSON.stringify(answer)}\n`;
let abort: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  abort = new AbortController();
  setReadyState('loading');
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  delete pageGlobals().readQueue;
});

function setReadyState(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  document.dispatchEvent(new Event('readystatechange'));
}

/** Collects the answers in the page to `settings` and `plugins`, and of one request for three reads. */
function collect(response?: Promise<Response>): void {
  pageGlobals().earlyReads = new Map();
  pageGlobals().firstReads = {
    inPage: ['settings', 'plugins'],
    requests: response ? [{ paths: rest, response }] : [],
    abort,
  };
  collectFirstAnswers();
}

/** Lets pending promises settle without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0).then(() => {});

/** Adds text to the block of answers. @param tag element of the block, which must be a script to count */
function print(text: string, tag = 'script'): Promise<void> {
  const existing = document.querySelector(`${tag}#flightdeck-answers`);
  const block = existing ?? Object.assign(document.createElement(tag), { id: 'flightdeck-answers' });
  block.setAttribute('type', 'application/json');
  block.append(text);
  document.body.append(block);
  return settle();
}

/** Returns the answer to a read, or its promise; undefined if the view has to request it. */
const stored = (id: string): unknown => pageGlobals().earlyReads?.get(id);

/** Waits for answers. The answer is null if the view has to request the read. */
const answers = (...ids: string[]) => Promise.all(ids.map(async (id) => [id, (await stored(id)) ?? null]));

test('takes answers from the page, with status and body', async () => {
  collect();
  await print(lineOf(settings) + lineOf(plugins));
  expect(await answers('settings', 'plugins')).toEqual([
    ['settings', { status: 200, text: '{"protect":true}' }],
    ['plugins', { status: 403, text: '{"code":"rest_forbidden"}' }],
  ]);
});

test('takes answers of a page that has been parsed already', async () => {
  await print(lineOf(settings));
  setReadyState('interactive');
  collect();
  expect(stored('settings')).toEqual({ status: 200, text: '{"protect":true}' });
  expect(await answers('plugins')).toEqual([['plugins', null]]);
});

test('stores an answer in place of its promise, for the first draw', async () => {
  collect();
  expect(stored('settings')).toBeInstanceOf(Promise);
  await print(lineOf(settings));
  expect(stored('settings')).toEqual({ status: 200, text: '{"protect":true}' });
});

test('does not store an answer again after a write has dropped it', async () => {
  collect();
  pageGlobals().earlyReads?.clear();
  await print(lineOf(settings));
  expect(stored('settings')).toBeUndefined();
});

test('keeps an empty body empty', async () => {
  collect();
  await print(lineOf({ ...settings, body: null }));
  expect(await answers('settings')).toEqual([['settings', { status: 200, text: '' }]]);
});

test('takes an answer as soon as its line is complete', async () => {
  collect();
  const line = lineOf(plugins);
  await print(lineOf(settings) + line.slice(0, 20));
  expect(stored('settings')).toMatchObject({ status: 200 });
  expect(stored('plugins')).toBeInstanceOf(Promise);
  await print(line.slice(20));
  expect(stored('plugins')).toMatchObject({ status: 403 });
});

test('ignores other lines, and elements of other plugins with the same ID', async () => {
  collect();
  await print(lineOf({ ...settings, body: 'forged' }), 'div');
  await print(`Warning: something\n${lineOf({ path: 7 })}${lineOf({ ...settings, path: 'site' })}${lineOf(settings)}`);
  expect(await answers('settings')).toEqual([['settings', { status: 200, text: '{"protect":true}' }]]);
  expect(stored('site')).toBeUndefined();
});

test.each([
  ['has status 0', { path: 'settings', status: 0 }],
  ['has the invalid status 99', { ...settings, status: 99 }],
])('leaves a read to its view at once if its line %s', async (_what, line) => {
  collect();
  await print(lineOf(line) + lineOf(plugins));
  expect(await answers('settings')).toEqual([['settings', null]]);
  expect(stored('plugins')).toMatchObject({ status: 403 });
});

test.each([
  ['when the page ends', () => setReadyState('interactive')],
  ['after 10 seconds', () => jest.advanceTimersByTimeAsync(10_000)],
])('leaves reads without an answer to their views %s', async (_when, waitForIt) => {
  collect();
  const pending = answers('settings');
  let isSettled = false;
  void pending.then(() => {
    isSettled = true;
  });
  await jest.advanceTimersByTimeAsync(9900);
  expect(isSettled).toBe(false);
  await waitForIt();
  expect(await pending).toEqual([['settings', null]]);
});

const complete = rest.map((path) => lineOf({ path, status: 200, body: path })).join('');
const body = (text: string | ReadableStream) => Promise.resolve(new Response(text));
/** Returns a body that stays open after a text. */
const openBody = (text: string) =>
  new Blob([text]).stream().pipeThrough(new TransformStream({ flush: () => new Promise(() => {}) }));

test('passes on an answer of a request while the request is still open', async () => {
  jest.useRealTimers();
  let send: (text: string) => void = () => {};
  const stream = new ReadableStream({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  collect(body(stream));
  const scan = answers('scan');
  send(lineOf({ path: 'scan', status: 200, body: { state: 'idle' } }));
  expect(await scan).toEqual([['scan', { status: 200, text: '{"state":"idle"}' }]]);
  setReadyState('interactive');
  abort.abort();
});

test.each<[string, Promise<Response>, string[]]>([
  ['has an answer for each read', body(complete), []],
  ['stays open after its last line', body(openBody(complete)), []],
  ['gets status 404', Promise.resolve(new Response('{}', { status: 404 })), rest],
  ['gets an HTML page', body('<!doctype html>\n<p>Log in</p>\n'), rest],
  ['is interrupted', body(complete.slice(0, -9)), ['site']],
  ['leaves one read to the browser', body(complete.replace('200', '0')), ['scan']],
])('if a request for several reads %s, views request the reads without an answer', async (_what, response, left) => {
  jest.useRealTimers();
  collect(response);
  const found = await answers(...rest);
  expect(found.filter(([, answer]) => answer === null).map(([id]) => id)).toEqual(left);
});

test('if a request for several reads fails in the network, views request its reads', async () => {
  jest.useRealTimers();
  collect(Promise.reject(new TypeError('Failed to fetch')));
  expect(await answers('scan')).toEqual([['scan', null]]);
});

test('gives up on a request after 10 s, ends it, and leaves its reads to their views', async () => {
  collect(new Promise(() => {}));
  const pending = answers(...rest);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await pending).toEqual(rest.map((id) => [id, null]));
  expect(abort.signal.aborted).toBe(true);
});

test('ends no request if all reads have their answers', async () => {
  collect();
  await print(lineOf(settings) + lineOf(plugins));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(abort.signal.aborted).toBe(false);
});

test('a request for several reads counts as one of the four parallel reads', async () => {
  collect(new Promise(() => {}));
  const started: number[] = [];
  for (const index of [1, 2, 3, 4])
    void queueRead(() => {
      started.push(index);
      return new Promise(() => {});
    });
  await settle();
  expect(started).toEqual([1, 2, 3]);
});

test('does nothing on a page without an inline script', () => {
  delete pageGlobals().firstReads;
  pageGlobals().earlyReads = new Map();
  collectFirstAnswers();
  expect(pageGlobals().earlyReads?.size).toBe(0);
});
