/** @jest-environment ./tools/jest/environment.cjs */
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { collectFirstAnswers } from './first-answers';
import {
  answers,
  collect,
  lineOf,
  parsedPagePerTest,
  print,
  setReadyState,
  stored,
} from './testing/first-answers-page';

parsedPagePerTest();

const settings = { path: 'settings', status: 200, body: { protect: true } };
const plugins = { path: 'plugins', status: 403, body: { code: 'rest_forbidden' } };

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

test('ends no request if all reads have their answers', async () => {
  const abort = collect();
  await print(lineOf(settings) + lineOf(plugins));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(abort.signal.aborted).toBe(false);
});

test('does nothing on a page without an inline script', () => {
  delete pageGlobals().firstReads;
  pageGlobals().earlyReads = new Map();
  collectFirstAnswers();
  expect(pageGlobals().earlyReads?.size).toBe(0);
});
