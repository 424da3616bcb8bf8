import { defineRead, queryClient, readAhead, readNow, useRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { fakeServer } from '../../../testing/fake-server';
import { renderHook } from '../../../testing/page-cache';
import { errorBody, onCall } from '../../../testing/wire';
import { earlyReads } from './early';

fakeServer();
afterEach(() => jest.useRealTimers());

const read = defineRead('site/benefits', v.object({ count: v.number() }), { range: 'day' });
const id = 'site/benefits?range=day';
const allAnswered = () => waitFor(() => expect(nock.activeMocks()).toEqual([]));

/** Shows the read in a view. @returns its value */
async function shownCount(): Promise<number | undefined> {
  const { result, unmount } = renderHook(() => ({ ...useRead(read) }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  unmount();
  return result.current.data?.count;
}

test('the answer of a read that started before its view is used once', async () => {
  onCall('GET', 'site/benefits', { range: 'day' }).reply(200, { count: 1 });
  await readAhead([id]);
  await allAnswered();
  expect(await shownCount()).toBe(1);
  queryClient.clear();
  onCall('GET', 'site/benefits', { range: 'day' }).reply(200, { count: 2 });
  expect(await shownCount()).toBe(2);
});

test('a view that is drawn before the answer waits for it', async () => {
  onCall('GET', 'site/benefits').delay(100).reply(200, { count: 1 });
  await readAhead([id]);
  expect(await shownCount()).toBe(1);
});

test('sends a request only once, and none while the cache has a fresh value', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readAhead([id, id]);
  await readAhead([id]);
  expect(await shownCount()).toBe(1);
  await readAhead([id]);
  expect(await shownCount()).toBe(1);
});

test('reads an outdated value again', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readNow(read);
  await queryClient.invalidateQueries();
  onCall('GET', 'site/benefits').reply(200, { count: 2 });
  await readAhead([id]);
  await allAnswered();
  expect(await readNow(read)).toEqual({ count: 2 });
});

test('drops a refused read, and the view sends a new one', async () => {
  onCall('GET', 'site/benefits').reply(500, errorBody('failed', 'Not now.', 500));
  await readAhead([id]);
  await waitFor(() => expect(earlyReads().has(id)).toBe(false));
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  expect(await shownCount()).toBe(1);
});

test('after ten seconds, drops an answer that no view has used', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readAhead([id]);
  await earlyReads().get(id);
  await jest.advanceTimersByTimeAsync(10_100);
  jest.useRealTimers();
  onCall('GET', 'site/benefits').reply(200, { count: 2 });
  expect(await shownCount()).toBe(2);
});
