/** @jest-environment ./tools/jest/environment.cjs */
import { queueRead } from '@flightdeck/shared/api';
import {
  answers,
  collect,
  lineOf,
  parsedPagePerTest,
  requestedReads,
  setReadyState,
  settle,
} from './testing/first-answers-page';

parsedPagePerTest();

const complete = requestedReads.map((path) => lineOf({ path, status: 200, body: path })).join('');
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
  const abort = collect(body(stream));
  const scan = answers('scan');
  send(lineOf({ path: 'scan', status: 200, body: { state: 'idle' } }));
  expect(await scan).toEqual([['scan', { status: 200, text: '{"state":"idle"}' }]]);
  setReadyState('interactive');
  abort.abort();
});

test.each<[string, Promise<Response>, string[]]>([
  ['has an answer for each read', body(complete), []],
  ['stays open after its last line', body(openBody(complete)), []],
  ['gets status 404', Promise.resolve(new Response('{}', { status: 404 })), requestedReads],
  ['gets an HTML page', body('<!doctype html>\n<p>Log in</p>\n'), requestedReads],
  ['is interrupted', body(complete.slice(0, -9)), ['site']],
  ['leaves one read to the browser', body(complete.replace('200', '0')), ['scan']],
])('if a request for several reads %s, views request the reads without an answer', async (_what, response, left) => {
  jest.useRealTimers();
  collect(response);
  const found = await answers(...requestedReads);
  expect(found.filter(([, answer]) => answer === null).map(([id]) => id)).toEqual(left);
});

test('if a request for several reads fails in the network, views request its reads', async () => {
  jest.useRealTimers();
  collect(Promise.reject(new TypeError('Failed to fetch')));
  expect(await answers('scan')).toEqual([['scan', null]]);
});

test('gives up on a request after 10 s, ends it, and leaves its reads to their views', async () => {
  const abort = collect(new Promise(() => {}));
  const pending = answers(...requestedReads);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await pending).toEqual(requestedReads.map((id) => [id, null]));
  expect(abort.signal.aborted).toBe(true);
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
