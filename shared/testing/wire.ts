import { queryClient, startApi } from '@flightdeck/shared/api';
import nock from 'nock';

/** Origin of the fake server in unit tests; the same as jsdom's, so that requests are same-origin. */
export const origin = 'http://localhost';

/** Points the REST client at the fake server, as the user with ID 1. */
export function startTestApi(): void {
  startApi({
    root: `${origin}/wp-json/`,
    nonce: 'nonce-1',
    nonceUrl: `${origin}/wp-admin/admin-ajax.php?action=rest-nonce`,
    pageUrl: '',
    userId: 1,
    // The first request can take seconds on a busy machine. Tests of the time limit set a shorter one.
    timeLimit: 10_000,
  });
}

/**
 * Sets up tests of the REST client alone: each test starts with a new client, without a network, and must make all expected requests.
 */
export function apiPerTest(): void {
  beforeEach(() => {
    nock.disableNetConnect();
    startTestApi();
  });
  afterEach(() => {
    expect(nock.pendingMocks()).toEqual([]);
    nock.cleanAll();
  });
}

/** The real timer, also while a test simulates time. */
const { setTimeout: setRealTimeout } = globalThis;
export const nextTask = () => new Promise<void>((resolve) => void setRealTimeout(resolve));

/** Expected calls that were received, and are not answered yet. */
const unanswered = new Set<unknown>();

/** Returns the fake server, whose open requests are counted. */
function fakeOrigin(): nock.Scope {
  const scope = nock(origin);
  scope.on('request', (request) => unanswered.add(request));
  scope.on('replied', (request) => unanswered.delete(request));
  return scope;
}

/**
 * Waits for requests that a test left open, and for those that follow them, so that their answers don't reach the next test. Gives up
 * after a while, because a test may never answer a call.
 * @param isSaving returns whether the page has further requests to send
 */
export async function requestsEnded(isSaving: () => boolean = () => false, limit = 100): Promise<void> {
  const hasOpen = () => unanswered.size + queryClient.isFetching() + queryClient.isMutating() > 0 || isSaving();
  // A request can start a few tasks after the one before it.
  for (let [round, quiet] = [0, 0]; quiet < 5 && round < limit; round += 1) {
    await nextTask();
    quiet = hasOpen() ? 0 : quiet + 1;
  }
  unanswered.clear();
}

/**
 * If requests failed after the test environment is gone, the code for their failure couldn't load, and Jest would end with an error
 * that belongs to no test. Also restores Node's http module, which nock has replaced, for the next test file of the same worker.
 */
afterAll(async () => {
  await requestsEnded(undefined, 400);
  nock.restore();
});

/**
 * Expects a call of Jetpack's REST API, with any cache-buster.
 * @param sent the whole body of a POST; for a GET, parameters that it must have
 */
export function onCall(method: 'GET' | 'POST', path: string, sent?: nock.DataMatcherMap): nock.Interceptor {
  const scope = fakeOrigin();
  const address = `/wp-json/jetpack/v4/${path}`;
  if (method === 'POST') return scope.post(address, sent);
  const expected = Object.entries(sent ?? {});
  return scope.get(address).query((query) => expected.every(([name, value]) => query[name] === value));
}

/** Returns an error body in the form of the real server. */
export const errorBody = (code: string, message: string, status: number) => ({ code, message, data: { status } });

/** Returns the body of a provider's answer that the site forwards: the data is a JSON string. */
export const providerAnswer = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** Answers an expected call when the returned function is called, so that a test can check the page before the answer. */
export function delayedReply(call: nock.Interceptor, body: nock.Body, status = 200): () => void {
  let sendAnswer = () => {};
  const released = new Promise<void>((resolve) => {
    sendAnswer = resolve;
  });
  call.reply(status, async () => {
    await released;
    return body;
  });
  return sendAnswer;
}

/** Expects a read and answers it when the returned function is called. @param body body of the answer */
export const delayedAnswer = (path: string, body: nock.Body): (() => void) => delayedReply(onCall('GET', path), body);

/** Expects an uncached read of the settings, which the page sends if a read after a write still has the previous value. */
export const onUncachedSettings = (): nock.Interceptor =>
  fakeOrigin().post('/wp-json/jetpack/v4/settings').query({ _method: 'GET' });
