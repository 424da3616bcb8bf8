import { queryClient } from '@flightdeck/shared/api';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import nock from 'nock';
import { startTestApi } from './wire';

/** Empties the read queue, as on a new page, so that reads of an earlier test are never sent. */
export function emptyReadQueue(): void {
  const { readQueue } = pageGlobals();
  if (readQueue) readQueue.waiting.length = 0;
  delete pageGlobals().readQueue;
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
