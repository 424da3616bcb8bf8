/** @jest-environment ./tools/jest/environment.cjs */
import * as v from '@flightdeck/shared/schema';
import { apiPerTest, errorBody, onCall } from '../../../testing/wire';
import { startApi } from '../api-settings';
import { request } from '../requests/client';
import { earlyReads, takeEarly } from './early';
import { queryClient } from './query';
import { startRead } from './start-read';

apiPerTest();
beforeEach(() => {
  earlyReads().clear();
  queryClient.clear();
});
afterEach(() => jest.useRealTimers());

/** Starts the read of the statistics, and waits for its answer. */
async function start(status: number): Promise<void> {
  onCall('GET', 'stats').reply(status, status < 300 ? {} : errorBody('failed', 'Failed.', status));
  startRead('stats');
  await earlyReads().get('stats');
  // `startRead` checks the status after this promise has settled.
  await Promise.resolve();
}

test.each([300, 403, 500])('an answer with status %p is dropped, and the view sends a new request', async (status) => {
  await start(status);
  expect(await takeEarly('stats')).toBeNull();
});

test('a view that waits for a started read gets the failure of this read', async () => {
  startApi({ timeLimit: 50 });
  onCall('GET', 'stats').delay(400).reply(200, {});
  startRead('stats');
  await expect(request({ method: 'GET', path: 'stats' }, v.unknown())).rejects.toMatchObject({ code: 'rest-timeout' });
});

test('a read that was started is not started again', async () => {
  await start(200);
  const started = earlyReads().get('stats');
  startRead('stats');
  expect(earlyReads().get('stats')).toBe(started);
});

test('a read with a fresh value in the cache is not started', () => {
  queryClient.setQueryData(['stats'], {});
  startRead('stats');
  expect(earlyReads().has('stats')).toBe(false);
});

test('an answer that no view has taken is dropped after ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await start(200);
  jest.advanceTimersByTime(9_999);
  expect(earlyReads().has('stats')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(earlyReads().has('stats')).toBe(false);
});
