/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { apiPerTest, errorBody, onCall, origin } from '../../../testing/wire';
import { apiSettings } from '../api-settings';
import { earlyReads } from '../reads/early';
import { innerJson, request } from './client';

const get = <T>(path: string, schema: v.GenericSchema<unknown, T>) => request({ method: 'GET', path }, schema);
const anything = v.unknown();

apiPerTest();

describe.each(['GET', 'POST'] as const)('each request:', (method) => {
  const recordRequest = jest.fn();
  beforeEach(async () => {
    recordRequest.mockReset();
    Object.assign(apiSettings, { root: `${origin}/blog/wp-json/` });
    nock(origin)
      .intercept(/.*/, method)
      .reply(200, function reply(uri) {
        recordRequest(uri, this.req.headers['x-wp-nonce']);
        return {};
      });
    await request({ method, path: 'module/stats' }, anything);
  });

  test(`SHR-001 ${method} uses the REST root of the site`, () => {
    expect(recordRequest).toHaveBeenCalledWith(expect.stringMatching(/^\/blog\/wp-json\//), expect.anything());
  });

  test(`SHR-002 ${method} sends the nonce`, () => {
    expect(recordRequest).toHaveBeenCalledWith(expect.anything(), 'nonce-1');
  });

  test(`SHR-006 ${method} has a path below jetpack/v4`, () => {
    expect(recordRequest).toHaveBeenCalledWith(
      expect.stringMatching(/^\/blog\/wp-json\/jetpack\/v4\/module\/stats(\?|$)/),
      expect.anything(),
    );
  });
});

test.each([
  ['http://localhost/wp-json/', '/wp-json/wp/v2/users/me?_cacheBuster='],
  ['http://localhost/index.php?lang=de&rest_route=/', '/index.php?lang=de&rest_route=/wp/v2/users/me&_cacheBuster='],
])('a path with a slash at its start is below the REST root %s, in any namespace', async (root, url) => {
  Object.assign(apiSettings, { root });
  let requested = '';
  nock(origin)
    .get(/.*/)
    .reply(200, function reply(uri) {
      requested = decodeURIComponent(uri);
      return { id: 1 };
    });
  expect(await get('/wp/v2/users/me', v.object({ id: v.number() }))).toEqual({ id: 1 });
  expect(requested.startsWith(url)).toBe(true);
});

test('SHR-004 the address of a read ends with the current time as a cache-buster, after the other parameters', async () => {
  const start = Date.now();
  let url = '';
  nock(origin)
    .get(/.*/)
    .reply(200, function reply(uri) {
      url = uri;
      return {};
    });
  await request({ method: 'GET', path: 'module/stats/data', params: { range: 'day' } }, anything);
  expect(url).toMatch(/\/module\/stats\/data\?range=day&_cacheBuster=\d{13}$/);
  expect(Number(url.slice(-13))).toBeGreaterThanOrEqual(start);
  expect(Number(url.slice(-13))).toBeLessThanOrEqual(Date.now());
});

test('SHR-010 a 404 after a redirect is recognized in an early read too', async () => {
  const answer = new Response('{"code":"rest_no_route","message":"No route."}', { status: 404 });
  Object.defineProperty(answer, 'redirected', { value: true });
  pageGlobals().earlyReads = new Map([['site', Promise.resolve(answer)]]);
  await expect(get('site', anything)).rejects.toMatchObject({
    code: 'rest-not-found-after-redirect',
    name: 'Api404AfterRedirectError',
  });
});

test("SHR-003 cookies are sent to the site's own origin only", async () => {
  const credentials = jest.spyOn(XMLHttpRequest.prototype, 'withCredentials', 'set');
  onCall('GET', 'site').reply(200, {});
  await get('site', anything);
  // Requests don't set `withCredentials`; by default, the browser sends cookies to the same origin only.
  expect(credentials.mock.calls.flat()).not.toContain(true);
  credentials.mockRestore();
});

test('SHR-002 a write sends the nonce and JSON, and no cache-buster', async () => {
  nock(origin, { reqheaders: { 'content-type': 'application/json', 'x-wp-nonce': 'nonce-1' } })
    .post('/wp-json/jetpack/v4/settings', { protect: true })
    .reply(200, { code: 'success' });
  await request({ method: 'POST', path: 'settings', body: { protect: true } }, anything);
});

describe('the result of a request:', () => {
  test.each([
    [
      'SHR-005 SHR-007 a refusal with a message',
      400,
      errorBody('some_updated', ' photon: refused', 400),
      'rest-refused',
      'ApiError',
      'photon: refused',
    ],
    [
      'a refusal with an HTML-escaped message',
      400,
      errorBody('x', 'Invalid parameter &quot;notice&quot;.', 400),
      'rest-refused',
      'ApiError',
      'Invalid parameter "notice".',
    ],
    [
      'a refusal whose message is a number',
      500,
      { code: 'wpcom_5??', message: 503, data: null },
      'rest-refused',
      'ApiError',
      'The site refused the request (status 500).',
    ],
    [
      'SHR-009 a 404',
      404,
      errorBody('not_active', 'The module is off.', 404),
      'rest-not-found',
      'Api404Error',
      'The module is off.',
    ],
    ['a 500 with HTML', 500, '<h1>Fatal error</h1>', 'rest-not-json', 'JsonParseError', null],
    ['SHR-008 a page instead of JSON', 200, '<!doctype html><p>Log in</p>', 'rest-not-json', 'JsonParseError', null],
    [
      'text before the JSON',
      200,
      '<b>Warning</b>: foo in bar.php\n{"code":"success"}',
      'rest-not-json',
      'JsonParseError',
      null,
    ],
    ['an empty body', 200, '', 'rest-empty', 'JsonParseError', null],
    [
      'an error inside a 200',
      200,
      { code: 'unauthorized', message: 'Not linked', data: { status: '' } },
      'rest-refused',
      'ApiError',
      'Not linked',
    ],
    [
      "the provider's error in a 200",
      200,
      { error: 'service_unavailable', message: 'The provider is down.' },
      'rest-refused',
      'ApiError',
      'The provider is down.',
    ],
    [
      "the provider's error in a success",
      200,
      { code: 'success', message: 'Received.', data: '{"error":"unavailable","message":"It is down."}' },
      'rest-refused',
      'ApiError',
      'It is down.',
    ],
    [
      'a success of another shape',
      200,
      { code: 'success', message: 'Received.', wrong: true },
      'rest-shape',
      'FlightdeckError',
      null,
    ],
    ['JSON of another shape', 200, [1, 2], 'rest-shape', 'FlightdeckError', null],
  ])('%s makes the call fail with its code, name and message', async (_what, status, body, code, name, message) => {
    onCall('GET', 'site').reply(status, body);
    const failed = get('site', v.object({ code: v.literal('success'), data: v.object({}) }));
    await expect(failed).rejects.toMatchObject({ code, name, ...(message && { message }) });
  });

  test.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('SHR-005 an answer with status %i is a success: %s', async (status, isSuccess) => {
    earlyReads().set('site', { status, text: JSON.stringify(errorBody('x', 'Not now.', status)) });
    const read = get('site', anything);
    if (isSuccess) await expect(read).resolves.toMatchObject({ message: 'Not now.' });
    else await expect(read).rejects.toMatchObject({ code: 'rest-refused', status, message: 'Not now.' });
  });

  test('SHR-007 a refusal has its status, and code and data of its body', async () => {
    onCall('GET', 'site').reply(400, {
      code: 'site_id_missing',
      message: 'x',
      data: { status: 400, api_http_code: null },
    });
    await expect(get('site', anything)).rejects.toMatchObject({
      status: 400,
      serverCode: 'site_id_missing',
      data: { status: 400, api_http_code: null },
    });
  });

  test.each(['GET', 'POST'] as const)('SHR-011 a %s that does not reach the site fails', async (method) => {
    onCall(method, 'site').replyWithError('socket hang up');
    const failed = request({ method, path: 'site' }, anything);
    await expect(failed).rejects.toMatchObject({ code: 'rest-network', name: 'FetchNetworkError' });
  });

  test('a request without an answer in time fails with a timeout', async () => {
    Object.assign(apiSettings, { timeLimit: 50 });
    onCall('GET', 'site').delay(400).reply(200, {});
    await expect(get('site', anything)).rejects.toMatchObject({ code: 'rest-timeout' });
  });

  test('JSON inside a string is parsed; a string without JSON is a failure', async () => {
    onCall('GET', 'site').reply(200, { code: 'success', message: '', data: '{"ID":7}' });
    await expect(get('site', innerJson(v.object({ ID: v.number() })))).resolves.toEqual({ ID: 7 });
    onCall('GET', 'site').reply(200, { code: 'success', message: 'x', data: 'Hello' });
    await expect(get('site', innerJson(v.object({ ID: v.number() })))).rejects.toMatchObject({ code: 'rest-shape' });
  });
});

test('a fresh nonce in the answer to a write is used from then on', async () => {
  onCall('POST', 'settings').reply(200, {}, { 'X-WP-Nonce': 'nonce-9' });
  onCall('GET', 'site').matchHeader('x-wp-nonce', 'nonce-9').reply(200, {});
  await request({ method: 'POST', path: 'settings', body: {} }, anything);
  await get('site', anything);
});

test.each([
  ['a read, which may come from a cache', () => onCall('GET', 'site').reply(200, {}, { 'X-WP-Nonce': 'nonce-0' })],
  [
    'an early read',
    () => {
      const answer = new Response('{}', { headers: { 'X-WP-Nonce': 'nonce-0' } });
      pageGlobals().earlyReads = new Map([['site', Promise.resolve(answer)]]);
    },
  ],
])('the nonce in the answer to %s does not replace the current one', async (_what, prepare) => {
  prepare();
  await get('site', anything);
  expect(apiSettings.nonce).toBe('nonce-1');
});

test('an early read of the page is used once; the next read sends a request', async () => {
  const early = new Map([['site', Promise.resolve(new Response('{"early":true}'))]]);
  pageGlobals().earlyReads = early;
  await expect(get('site', anything)).resolves.toEqual({ early: true });
  onCall('GET', 'site').reply(200, { early: false });
  await expect(get('site', anything)).resolves.toEqual({ early: false });
});

test('a write drops the early reads that are not in use yet', async () => {
  const early = new Map([['site', Promise.resolve(new Response('{"early":true}'))]]);
  pageGlobals().earlyReads = early;
  onCall('POST', 'settings').reply(200, {});
  await request({ method: 'POST', path: 'settings', body: {} }, anything);
  onCall('GET', 'site').reply(200, { early: false });
  await expect(get('site', anything)).resolves.toEqual({ early: false });
});

test('an early read that the page aborted fails with a timeout', async () => {
  const aborted = Promise.reject(new DOMException('aborted', 'AbortError'));
  pageGlobals().earlyReads = new Map([['site', aborted]]);
  await expect(get('site', anything)).rejects.toMatchObject({ code: 'rest-timeout' });
});

test('requests work with the REST root of plain permalinks', async () => {
  Object.assign(apiSettings, { root: `${origin}/index.php?rest_route=/` });
  nock(origin)
    .get('/index.php')
    .query((query) => query.rest_route === '/jetpack/v4/site' && '_cacheBuster' in query)
    .reply(200, {});
  await get('site', anything);
});
