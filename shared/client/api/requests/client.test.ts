/** @jest-environment ./tools/jest/environment.cjs */

import * as v from '@flightdeck/shared/schema';
import nock from 'nock';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { apiPerTest, onCall, origin } from '../../../testing/wire';
import { apiSettings } from '../api-settings';
import { request } from './client';

const get = <T>(path: string, schema: v.GenericSchema<unknown, T>) => request({ method: 'GET', path }, schema);
const anything = v.unknown();

apiPerTest();

test.each(['GET', 'POST'] as const)(
  'SHR-001 SHR-002 SHR-006 a %s below jetpack/v4 of the REST root of the site has the nonce',
  async (method) => {
    Object.assign(apiSettings, { root: `${origin}/blog/wp-json/` });
    let requested = '';
    nock(origin)
      .intercept(/.*/, method)
      .reply(200, function reply(uri) {
        requested = `${uri.replace(/\?.*/, '')} ${this.req.headers['x-wp-nonce']}`;
        return {};
      });
    await request({ method, path: 'module/stats' }, anything);
    expect(requested).toBe('/blog/wp-json/jetpack/v4/module/stats nonce-1');
  },
);

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
