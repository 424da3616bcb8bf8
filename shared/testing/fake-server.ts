import { queryClient } from '@flightdeck/shared/api';
import nock from 'nock';
import { startTestApi } from './wire';

const readQueueKey = Symbol.for('flightdeck.read-queue.1');

/** Empties the read queue, as on a new page, so that reads of an earlier test are never sent. */
export function emptyReadQueue(): void {
  const queue: unknown = Reflect.get(globalThis, readQueueKey);
  if (typeof queue === 'object' && queue !== null && 'waiting' in queue && Array.isArray(queue.waiting))
    queue.waiting.length = 0;
  Reflect.deleteProperty(globalThis, readQueueKey);
}

/**
 * Sets up the fake server of `wire.ts` for tests of calls without a page. Each test starts with an empty cache, and fails if a
 * request was unexpected or an expected request was not sent.
 */
export function fakeServer(): void {
  let unexpected: string[] = [];
  const recordUnexpected = (request: { readonly method?: string; readonly path?: string }) => {
    unexpected.push(`${request.method} ${request.path}`);
  };
  beforeEach(() => {
    nock.disableNetConnect();
    emptyReadQueue();
    startTestApi();
    queryClient.clear();
    unexpected = [];
    nock.emitter.on('no match', recordUnexpected);
  });
  afterEach(() => {
    nock.emitter.off('no match', recordUnexpected);
    const pending = nock.pendingMocks();
    nock.cleanAll();
    expect({ pending, unexpected }).toEqual({ pending: [], unexpected: [] });
  });
}
