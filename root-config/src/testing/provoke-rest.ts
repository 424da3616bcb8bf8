import { request, startApi } from '@flightdeck/shared/api';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';
import { errorBody, onCall, origin, startTestApi } from '@flightdeck/shared/testing/server';
import nock from 'nock';

/** Returns the error that a promise rejects with; null if it resolves. */
export const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (reason: unknown) => reason,
  );

const siteSchema = v.object({ id: v.number() });

/** Reads the site. @returns the failure */
function read(): Promise<unknown> {
  startTestApi();
  return thrownBy(request({ method: 'GET', path: 'site' }, siteSchema));
}

/** Returns a function that reads the site, gets this response, and returns the failure. */
const failingRead = (status: number, body: nock.Body) => () => {
  onCall('GET', 'site').reply(status, body);
  return read();
};

/**
 * Sends a write whose nonce is refused. @returns the failure
 * @param status of the response to the request for a new nonce
 * @param nonce body of that response
 * @param userId the user of the new nonce
 */
async function writeWithRefusedNonce(status: number, nonce: string, userId?: number): Promise<unknown> {
  startTestApi();
  onCall('POST', 'settings').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(status, nonce);
  if (userId !== undefined) nock(origin).get('/wp-json/wp/v2/users/me').reply(200, { id: userId });
  return thrownBy(request({ method: 'POST', path: 'settings', body: { protect: true } }, v.unknown()));
}

/** Provokes failures of the REST client and its session. */
export const restProvocations = {
  'rest-network': () => {
    onCall('GET', 'site').replyWithError('socket hang up');
    return read();
  },
  'rest-other-address': () => {
    startTestApi();
    startApi({ root: 'http://www.localhost/wp-json/' });
    nock('http://www.localhost').get(/site/).replyWithError('blocked');
    return thrownBy(request({ method: 'GET', path: 'site' }, siteSchema));
  },
  'rest-sign-in': () => {
    const page = { 'content-type': 'text/html' };
    nock(origin).head(/site/).reply(200, '', page).head('/wp-json/').reply(200, '', page);
    onCall('GET', 'site').reply(200, '<!doctype html><p>Sign in</p>');
    return read();
  },
  'rest-redirected': async () => {
    startTestApi();
    // The fake server can't redirect a request.
    const { defineProperty } = Reflect;
    const define = jest
      .spyOn(Reflect, 'defineProperty')
      .mockImplementation((target, name, descriptor) =>
        defineProperty(target, name, name === 'responseURL' ? { value: `${origin}/en/` } : descriptor),
      );
    onCall('POST', 'settings').reply(200, { protect: false });
    onCall('POST', 'connection/data').reply(200, {});
    const thrown = await thrownBy(request({ method: 'POST', path: 'settings', body: { protect: true } }, v.unknown()));
    define.mockRestore();
    return thrown;
  },
  'rest-timeout': () => {
    startTestApi();
    startApi({ timeLimit: 40 });
    onCall('GET', 'site').delay(300).reply(200, { id: 1 });
    return thrownBy(request({ method: 'GET', path: 'site' }, siteSchema));
  },
  'rest-refused': failingRead(403, errorBody('rest_forbidden', 'Not for you.', 403)),
  'rest-password': failingRead(401, errorBody('incorrect_password', '<strong>Error:</strong> Wrong password.', 401)),
  'rest-blocked': failingRead(403, '<html><h1>Forbidden</h1></html>'),
  'rest-not-found': failingRead(404, errorBody('rest_no_route', 'No route.', 404)),
  // Provokes the failure with an early read, because the fake server can't redirect a request.
  'rest-not-found-after-redirect': () => {
    const answer = new Response(JSON.stringify(errorBody('rest_no_route', 'No route.', 404)), { status: 404 });
    Object.defineProperty(answer, 'redirected', { value: true });
    pageGlobals().earlyReads = new Map([['site', Promise.resolve(answer)]]);
    return read();
  },
  'rest-not-json': failingRead(200, '<!doctype html><p>Log in</p>'),
  'rest-empty': failingRead(200, ''),
  'rest-shape': failingRead(200, { id: 'seven' }),
  'rest-nonce-removed': () => {
    const refused = errorBody('rest_forbidden', 'Not for you.', 401);
    onCall('GET', 'site').reply(401, refused);
    onCall('GET', 'site', { _wpnonce: 'nonce-1' }).reply(401, refused);
    return read();
  },
  'rest-nonce': () => writeWithRefusedNonce(200, '<html>log in</html>'),
  'session-ended': () => writeWithRefusedNonce(400, '0'),
  'session-other-user': () => writeWithRefusedNonce(200, 'nonce-2', 2),
};
