import { defineRead, queryClient, readAhead, readNow, useRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { waitFor } from '@testing-library/react';
import nock from 'nock';
import { fakeServer } from '../../../testing/fake-server';
import { renderHook } from '../../../testing/page-cache';
import { onCall } from '../../../testing/wire';

fakeServer();

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

test('reads an outdated value again', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readNow(read);
  await queryClient.invalidateQueries();
  onCall('GET', 'site/benefits').reply(200, { count: 2 });
  await readAhead([id]);
  await allAnswered();
  expect(await readNow(read)).toEqual({ count: 2 });
});
