import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { cookieName } from '../context/identify';
import { startSession } from '../store/sessions';
import { runTestSite } from '../testing/test-site';

const testSite = runTestSite('free');
const otherSite = runTestSite('free');
const admin = testSite.loggedIn('admin', true);
let before: string;
const stored = () => readFileSync(join(testSite.setDir, '../../data/site.json'), 'utf8');
beforeEach(() => {
  before = stored();
});
afterEach(() => {
  expect(stored()).toBe(before);
});

const post = (path: string, body: BodyInit) =>
  admin.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': admin.nonce ?? '' },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  });

test.each([
  '/wp-json/jetpack/v4/settings',
  '/?rest_route=/jetpack/v4/settings',
  '/wp-login.php',
  '/wp-admin/profile.php',
  '/control/scenario',
])('a body of 10 MB for %s gets status 413, and changes nothing', async (path) => {
  const tenMegabytes = JSON.stringify({ google: 'x'.repeat(10_000_000), name: 'offline' });
  for (const body of [tenMegabytes, new Blob([tenMegabytes]).stream()])
    expect((await post(path, body)).status).toBe(413);
});

test.each([
  ['/wp-json/jetpack/v4/settings', 'Invalid JSON body passed.'],
  ['/control/scenario', 'Invalid type'],
  ['/control/chaos', 'Invalid type'],
])('broken JSON for %s gets status 400 with the text "%s", and changes nothing', async (path, text) => {
  for (const body of ['{"google":"x"', '{"name":offline}', '\u0000']) {
    const reply = await post(path, body);
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(text)]);
  }
});

/** Sends a request with exactly this path, which `fetch` would resolve. */
const statusOfPath = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(testSite.url, { path }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.each([
  '/wp-admin/css/..%2f..%2f..%2fdata%2fsite.json',
  '/wp-json/jetpack/v4/../../../data/site.json',
  '/../data/site.json',
])('the path %s gets status 404', async (path) => {
  expect(await statusOfPath(path)).toBe(404);
});

test('the session of another site logs nobody in, and changes nothing', async () => {
  const other = await otherSite.client('admin');
  const token = startSession(otherSite.site.store, 1, otherSite.site.clock.now());
  for (const name of [cookieName(testSite.site), cookieName(otherSite.site)]) {
    const Cookie = `${name}=${token}`;
    for (const nonce of [other.nonce, admin.nonce]) {
      const reply = await fetch(`${testSite.url}/wp-json/jetpack/v4/settings`, {
        method: 'POST',
        headers: { Cookie, 'X-WP-Nonce': nonce ?? '', 'Content-Type': 'application/json' },
        body: '{"google":"x"}',
      });
      expect(reply.status).toBe(403);
    }
    const page = await fetch(`${testSite.url}/wp-admin/`, { headers: { Cookie } });
    expect(new URL(page.url).pathname).toBe('/wp-login.php');
  }
});
