import { queryClient } from '@flightdeck/shared/api';
import nock from 'nock';
import { emptyReadQueue } from './read-queue';
import { startTestApi } from './wire';

/**
 * The fake server of `wire.ts` for tests of calls, without a page around them: each test begins with an empty cache, and
 * fails when it asked for what it did not expect, or did not ask for what it did.
 */
export function fakeServer(): void {
  let unexpected: string[] = [];
  const note = (request: { readonly method?: string; readonly path?: string }) => {
    unexpected.push(`${request.method} ${request.path}`);
  };
  beforeEach(() => {
    nock.disableNetConnect();
    emptyReadQueue();
    startTestApi();
    queryClient.clear();
    unexpected = [];
    nock.emitter.on('no match', note);
  });
  afterEach(() => {
    nock.emitter.off('no match', note);
    const left = nock.pendingMocks();
    nock.cleanAll();
    expect({ left, unexpected }).toEqual({ left: [], unexpected: [] });
  });
}
