/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { failure } from '../../../contracts/areas/failure';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { apiSettings } from '../api-settings';
import { request } from './client';
import { explainFailure } from './explain';

const read = () => request({ method: 'GET', path: 'site' }, v.unknown());

apiPerTest();

test.each(['incorrect_password', 'invalid_username', 'application_passwords_disabled'])(
  "a refusal with %s names the server's extra password as the cause",
  async (code) => {
    onCall('GET', 'site').reply(401, errorBody(code, '<strong>Error:</strong> Wrong password.', 401));
    await expect(read()).rejects.toMatchObject({
      code: 'rest-password',
      name: 'ApiError',
      status: 401,
      serverCode: code,
      message: expect.stringMatching(
        /^Error: Wrong password\. The server asks for an extra password, .* Ask your host/,
      ),
    });
  },
);

test('a refusal with 401 for another reason has the message of the site', async () => {
  onCall('GET', 'site').reply(401, errorBody('unauthorized', 'Not for you.', 401));
  await expect(read()).rejects.toMatchObject({ code: 'rest-refused', message: 'Not for you.' });
});

test.each([403, 406, 413, 451])(
  'the failure of a page with status %p says that a firewall may have blocked the request',
  async (status) => {
    onCall('GET', 'site').reply(status, '<html><h1>Forbidden</h1></html>');
    await expect(read()).rejects.toMatchObject({
      code: 'rest-blocked',
      name: 'JsonParseError',
      status,
      message: expect.stringMatching(
        `^The site refused the request \\(status ${status}\\)\\. A firewall .* Ask your host`,
      ),
    });
  },
);

test('a page with status 200 in place of one answer says that a firewall may have blocked the request', async () => {
  onCall('GET', 'site').reply(200, '<html><h1>You have been blocked</h1></html>');
  await expect(read()).rejects.toMatchObject({
    code: 'rest-not-json',
    message: expect.stringMatching(
      /^The site sent an unreadable response\. A firewall .* Ask your host to allow it\.$/,
    ),
  });
});

test('a 404 that WordPress does not send advises to save the permalinks', async () => {
  onCall('GET', 'site').reply(404, '<!doctype html><title>404 Not Found</title>');
  await expect(read()).rejects.toMatchObject({
    code: 'rest-not-found',
    name: 'Api404Error',
    message: expect.stringMatching(/^The request didn't get to WordPress \(status 404\)\. .* Settings → Permalinks/),
  });
});

test.each<[unknown]>([
  [{ error: 'Forbidden' }],
  [{ status: 'error', message: 'Blocked by ModSecurity' }],
  ['Forbidden'],
  [null],
])(
  'the failure of a refusal with %j, which WordPress does not send, says that a firewall may have blocked the request',
  async (body) => {
    onCall('GET', 'site').reply(403, JSON.stringify(body));
    await expect(read()).rejects.toMatchObject({
      code: 'rest-blocked',
      name: 'ApiError',
      message: expect.stringMatching(/^The site refused the request \(status 403\)\. A firewall .* Ask your host/),
    });
  },
);

test.each([
  [429, '<html>Slow down</html>'],
  [429, '{"error":"limit"}'],
  [500, '<html>A fatal error</html>'],
  [503, '<html>The server is busy</html>'],
  [503, ''],
  [520, '{"error":"origin"}'],
])(
  'the failure of an answer with status %p and the body %j names the status and advises the user to wait',
  async (status, body) => {
    onCall('GET', 'site').reply(status, body);
    await expect(read()).rejects.toMatchObject({
      status,
      message: expect.stringMatching(`\\(status ${status}\\)\\. Wait a few minutes, then try again\\.`),
    });
  },
);

test.each([
  ['at once', true, 0, / A browser extension such as an ad blocker may have blocked the request\.$/],
  ['at once while offline', false, 0, /try again\.$/],
  ['later', true, 700, /try again\.$/],
])(
  'the failure of a request that fails %s mentions browser extensions only if one may be the cause',
  async (_when, isOnline, ms, text) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    onCall('GET', 'site').delay(ms).replyWithError('blocked');
    await expect(read()).rejects.toMatchObject({ code: 'rest-network', message: expect.stringMatching(text) });
    onLine.mockRestore();
  },
);

const addressMessage = (restOrigin: string) =>
  `Couldn't reach the site. This page is at ${origin}, but its requests go to ${restOrigin}. In WordPress, use the same address for WordPress Address and Site Address under Settings → General.`;

test.each([
  ['http://www.localhost/wp-json/', 'http://www.localhost'],
  ['http://localhost:8080/index.php?rest_route=/', 'http://localhost:8080'],
  ['https://localhost/wp-json/', 'https://localhost'],
])('the failure of a request to %s names both addresses and the settings', async (root, restOrigin) => {
  Object.assign(apiSettings, { root });
  nock(restOrigin).options(/./).optionally().replyWithError('blocked').get(/./).optionally().replyWithError('blocked');
  await expect(read()).rejects.toMatchObject({ code: 'rest-other-address', message: addressMessage(restOrigin) });
  nock.cleanAll();
});

test.each<[string, Parameters<typeof failure>[0], number | undefined, boolean]>([
  ['a request without cookies', 'rest-refused', 401, true],
  ['a refused nonce', 'rest-nonce', undefined, true],
  ['an error of the site', 'rest-refused', 500, false],
  ['a timeout', 'rest-timeout', undefined, false],
])(
  '%s on another origin names both addresses only if the origin can be the cause',
  async (_what, code, status, isNamed) => {
    Object.assign(apiSettings, { root: 'http://www.localhost/wp-json/' });
    const cause = failure(code, 'No.', { serverMessage: 'No.', ...(status !== undefined && { status }) }, 'ApiError');
    expect(await explainFailure(cause, 0)).toMatchObject(
      isNamed
        ? { code: 'rest-other-address', message: addressMessage('http://www.localhost'), name: 'ApiError' }
        : { code },
    );
    Object.assign(apiSettings, { root: '/wp-json/' });
    expect(await explainFailure(cause, 0)).toBe(cause);
  },
);
