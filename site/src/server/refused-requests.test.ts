import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { cookieName } from '../context/identify';
import { startSession } from '../store/sessions';
import type { TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let otherSite: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('free');
  otherSite = await startTestSite('free');
  admin = await site.client('admin');
});
afterAll(async () => {
  await site.close();
  await otherSite.close();
});

const stored = () => readFileSync(join(site.setDir, '../../data/site.json'), 'utf8');
const tenMegabytes = JSON.stringify({ google: 'x'.repeat(10_000_000), name: 'offline' });

/** Sends a request with exactly this path, which `fetch` would resolve. */
const statusOfPath = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${site.url}`, { path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  '/wp-json/jetpack/v4/settings',
  '/?rest_route=/jetpack/v4/settings',
  '/wp-login.php',
  '/wp-admin/profile.php',
  '/control/scenario',
])('a body of 10 MB for %s gets status 413, and changes nothing', async (path) => {
  const before = stored();
  for (const body of [tenMegabytes, new Blob([tenMegabytes]).stream()]) {
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': admin.nonce ?? '' };
    const reply = await admin.fetch(path, {
      method: 'POST',
      headers,
      body,
      ...(typeof body !== 'string' && { duplex: 'half' }),
    });
    expect(reply.status).toBe(413);
  }
  expect(stored()).toBe(before);
});

test.each([
  ['/wp-json/jetpack/v4/settings', 'Invalid JSON body passed.'],
  ['/control/scenario', 'Invalid type'],
  ['/control/chaos', 'Invalid type'],
])('broken JSON for %s gets status 400 with the text "%s", and changes nothing', async (path, text) => {
  const before = stored();
  for (const body of ['{"google":"x"', '{"name":offline}', '\u0000']) {
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': admin.nonce ?? '' };
    const reply = await admin.fetch(path, { method: 'POST', headers, body });
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining(text)]);
  }
  expect(stored()).toBe(before);
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
  const token = startSession(otherSite.running.site.store, 1, otherSite.running.site.clock.now());
  const before = stored();
  for (const name of [cookieName(site.running.site), cookieName(otherSite.running.site)]) {
    const post = (nonce: string) =>
      fetch(`${site.url}/wp-json/jetpack/v4/settings`, {
        method: 'POST',
        headers: { Cookie: `${name}=${token}`, 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
        body: '{"google":"x"}',
      });
    for (const nonce of [other.nonce, admin.nonce]) expect((await post(nonce ?? '')).status).toBe(403);
    const page = await fetch(`${site.url}/wp-admin/`, { headers: { Cookie: `${name}=${token}` } });
    expect(new URL(page.url).pathname).toBe('/wp-login.php');
  }
  expect(stored()).toBe(before);
});
