import { cached, defineRead, readNow, simulateRead, useRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { act, waitFor } from '@testing-library/react';
import nock from 'nock';
import { fakeServer } from '../../../testing/fake-server';
import { renderHook } from '../../../testing/page-cache';
import { errorBody, onCall } from '../../../testing/wire';
import { earlyReads } from './early';

fakeServer();

const read = defineRead('site/benefits', v.object({ count: v.number() }));

/** A view that uses all fields of the read. */
const useShownRead = (options?: Parameters<typeof useRead>[1]) => ({ ...useRead(read, options) });

test('SHR-012 SHR-013 a read is marked as in progress until its result is stored', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  const { result } = renderHook(() => useShownRead());
  expect(result.current).toMatchObject({ data: undefined, isLoading: true, isFetching: true, failure: null });
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current).toMatchObject({ data: { count: 1 }, isLoading: false, failure: null });
  expect(cached(read)).toEqual({ count: 1 });
});

test('SHR-014 SHR-015 a failed read is no longer in progress and its error is stored; a retry sends a new request', async () => {
  onCall('GET', 'site/benefits').reply(500, errorBody('failed', 'Not now.', 500));
  const { result } = renderHook(() => useShownRead());
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(result.current).toMatchObject({ isLoading: false, isFetching: false, failure: { message: 'Not now.' } });
  onCall('GET', 'site/benefits').reply(200, { count: 2 });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.data).toEqual({ count: 2 }));
  expect(result.current.failure).toBeNull();
});

test('the previous value stays after a failure', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readNow(read);
  onCall('GET', 'site/benefits').reply(500, errorBody('failed', 'Not now.', 500));
  await expect(readNow(read)).rejects.toMatchObject({ message: 'Not now.' });
  expect(cached(read)).toEqual({ count: 1 });
});

test.each([
  ['before it is sent', async () => {}],
  ['after it is sent', () => waitFor(() => expect(nock.activeMocks()).toEqual([]))],
])('a read that is canceled %s ends with the answer of the later read, not with the old value', async (_when, wait) => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readNow(read);
  let count = 1;
  const nextAnswer = () => {
    count += 1;
    return { count };
  };
  onCall('GET', 'site/benefits').optionally().delay(300).reply(200, nextAnswer);
  const canceled = readNow(read);
  await wait();
  onCall('GET', 'site/benefits').optionally().reply(200, nextAnswer);
  const later = await readNow(read);
  expect(later).toEqual({ count });
  expect(await canceled).toEqual(later);
});

test('a view shows an answer in the page at its first draw, without a request', async () => {
  earlyReads().set('site/benefits', { status: 200, text: '{"count":5}' });
  const { result } = renderHook(() => useShownRead());
  expect(result.current).toMatchObject({ data: { count: 5 }, isLoading: false, isFetching: false });
  expect(earlyReads().has('site/benefits')).toBe(false);
});

test('an answer in the page that does not fit its schema is reported like the answer of a request', async () => {
  earlyReads().set('site/benefits', { status: 200, text: '{"count":"many"}' });
  const { result } = renderHook(() => useShownRead());
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.failure).toMatchObject({ code: 'rest-shape' }));
});

test('an answer in the page does not replace a later one', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await readNow(read);
  earlyReads().set('site/benefits', { status: 200, text: '{"count":5}' });
  const { result } = renderHook(() => useShownRead());
  expect(result.current.data).toEqual({ count: 1 });
  earlyReads().clear();
});

test('one draw shows all answers that arrive at the same time', async () => {
  const other = defineRead('site/features', v.object({ count: v.number() }));
  const arrivals: (() => void)[] = [];
  for (const [index, id] of ['site/benefits', 'site/features'].entries()) {
    const text = JSON.stringify({ count: index + 1 });
    earlyReads().set(id, new Promise((resolve) => arrivals.push(() => resolve({ status: 200, text }))));
  }
  const drawn: string[] = [];
  renderHook(() => {
    drawn.push(`${useRead(read).data?.count} ${useRead(other).data?.count}`);
  });
  await act(async () => {
    for (const resolveAnswer of arrivals) resolveAnswer();
  });
  expect([...new Set(drawn)]).toEqual(['undefined undefined', '1 2']);
});

test('a read that is not enabled sends no request', async () => {
  const { result } = renderHook(() => useShownRead({ enabled: false }));
  expect(result.current).toMatchObject({ data: undefined, isFetching: false });
});

test('a failure is cached for ten seconds; in this time, new views of the read do not read again', async () => {
  onCall('GET', 'site/benefits').reply(500, errorBody('failed', 'Not now.', 500));
  const first = renderHook(() => useShownRead());
  await waitFor(() => expect(first.result.current.failure).not.toBeNull());
  const second = renderHook(() => useShownRead());
  expect(second.result.current).toMatchObject({ isFetching: false, failure: { message: 'Not now.' } });
  second.unmount();
  const later = Date.now() + 10_100;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  onCall('GET', 'site/benefits').reply(200, { count: 3 });
  const third = renderHook(() => useShownRead());
  await waitFor(() => expect(third.result.current.data).toEqual({ count: 3 }));
  jest.restoreAllMocks();
});

test('a simulated answer shows at once in all views, and disappears when the simulation ends, even if the site then fails', async () => {
  onCall('GET', 'site/benefits').times(3).reply(200, { count: 1 });
  const shown = renderHook(() => useShownRead());
  const disabled = renderHook(() => useShownRead({ enabled: false }));
  await waitFor(() => expect(shown.result.current.data).toEqual({ count: 1 }));
  await act(() => simulateRead(read.path, () => ({ count: 17 })));
  expect(shown.result.current.data).toEqual({ count: 17 });
  expect(disabled.result.current.data).toEqual({ count: 17 });
  await act(() => readNow(read));
  expect(cached(read)).toEqual({ count: 17 });
  onCall('GET', 'site/benefits').reply(500, errorBody('failed', 'Not now.', 500));
  await act(() => simulateRead(read.path, null));
  await waitFor(() => expect(shown.result.current.failure).not.toBeNull());
  expect(shown.result.current.data).toBeUndefined();
  expect(disabled.result.current.data).toBeUndefined();
});

test('a simulation that changes nothing keeps the failure of the site', async () => {
  await simulateRead(read.path, () => undefined);
  onCall('GET', 'site/benefits').reply(500, errorBody('failed', 'Not now.', 500));
  await expect(readNow(read)).rejects.toMatchObject({ message: 'Not now.' });
  await simulateRead(read.path, null);
});

test('a view is redrawn only for changes of the fields that it uses', async () => {
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  let [dataDraws, allDraws] = [0, 0];
  const { result } = renderHook(() => {
    dataDraws += 1;
    return useRead(read).data;
  });
  renderHook(() => {
    allDraws += 1;
    return useShownRead();
  });
  await waitFor(() => expect(result.current).toEqual({ count: 1 }));
  [dataDraws, allDraws] = [0, 0];
  onCall('GET', 'site/benefits').reply(200, { count: 1 });
  await act(() => readNow(read));
  expect(dataDraws).toBe(0);
  // This view also shows whether the read is running.
  expect(allDraws).toBeGreaterThan(0);
  onCall('GET', 'site/benefits').reply(200, { count: 2 });
  await act(() => readNow(read));
  expect(result.current).toEqual({ count: 2 });
});
