import { startApi } from '@flightdeck/shared/api';
import nock from 'nock';

/** Origin of the fake server in unit tests; jsdom's own, so that requests are same-origin. */
export const origin = 'http://localhost';

/** Points the REST client at the fake server, as the user with id 1. */
export function startTestApi(): void {
  startApi({
    root: `${origin}/wp-json/`,
    nonce: 'nonce-1',
    nonceUrl: `${origin}/wp-admin/admin-ajax.php?action=rest-nonce`,
    userId: 1,
    // A busy machine takes seconds for its first request; who tests the limit sets a shorter one.
    timeLimit: 10_000,
  });
}

/** For tests of the client alone: each begins with a fresh one and no network, and has to ask all that it expects. */
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

// nock replaces Node's own http, which the next test file of the same worker would find replaced.
afterAll(() => nock.restore());

/**
 * A call of the plugin's REST API on the fake server, whatever its cache-buster.
 * @param sent the whole body of a POST; of a GET, parameters that it has to have
 */
export function onCall(method: 'GET' | 'POST', path: string, sent?: nock.DataMatcherMap): nock.Interceptor {
  const scope = nock(origin);
  const address = `/wp-json/jetpack/v4/${path}`;
  if (method === 'POST') return scope.post(address, sent);
  const wanted = Object.entries(sent ?? {});
  return scope.get(address).query((given) => wanted.every(([name, value]) => given[name] === value));
}

/** An error body as the real server writes it. */
export const errorBody = (code: string, message: string, status: number) => ({ code, message, data: { status } });

/** An answer that waits until it is let go. @param body as the server writes it */
export function delayedAnswer(path: string, body: string | Record<string, unknown>): () => void {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  onCall('GET', path).reply(200, async () => {
    await released;
    return body;
  });
  return letGo;
}
