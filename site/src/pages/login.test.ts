import { cookieName } from '../context/identify';
import { runTestSite } from '../testing/test-site';

const testSite = runTestSite('free');

const submitLogin = async (fields: Record<string, string>, headers?: Record<string, string>) =>
  (await testSite.client()).submit('/wp-login.php', fields, headers);

test('logging in redirects to the requested page', async () => {
  const toLogin = await (await testSite.client()).fetch('/wp-admin/admin.php?page=flightdeck');
  const loginUrl = new URL(toLogin.headers.get('Location') ?? '', testSite.url);
  expect([toLogin.status, loginUrl.pathname]).toEqual([302, '/wp-login.php']);
  const redirect_to = loginUrl.searchParams.get('redirect_to') ?? '';
  const reply = await submitLogin({ log: 'editor', pwd: 'editor', redirect_to });
  expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/wp-admin/admin.php?page=flightdeck']);
  expect(reply.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
});

test.each([
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://admin:admin@127.0.0.1/',
  '/..//evil.example/',
  '/wp-admin/..//evil.example/',
])('logging in does not redirect to %s', async (redirect_to) => {
  const reply = await submitLogin({ log: 'admin', pwd: 'admin', redirect_to });
  expect(new URL(reply.headers.get('Location') ?? '', testSite.url).origin).toBe(testSite.url);
});

test('a wrong password shows an error, sets no cookie, and escapes the username', async () => {
  const reply = await submitLogin({ log: '"><b>', pwd: 'nope' });
  expect(reply.headers.get('Set-Cookie')).toBeNull();
  expect(await reply.text()).toContain(
    'The username <strong>&quot;&gt;&lt;b&gt;</strong> or the password is incorrect.',
  );
});

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
])('a login form on another site, sent with the headers %j, logs nobody in', async (headers) => {
  const reply = await submitLogin({ log: 'admin', pwd: 'admin', redirect_to: '/wp-admin/edit.php' }, headers);
  expect([reply.status, reply.headers.get('Set-Cookie')]).toEqual([403, null]);
  const text = await reply.text();
  expect(text).toContain('This form was sent from another site. Log in here.');
  expect(text).not.toContain('/wp-admin/edit.php');
});

test('only the link of the page logs the user out, and then the nonce and the session are no longer valid', async () => {
  const client = await testSite.client('admin');
  expect((await client.fetch('/wp-login.php?action=logout')).status).toBe(403);
  expect((await client.get('settings')).status).toBe(200);
  const token = Object.keys(testSite.site.store.state.sessions).at(-1);
  const page = await (await client.fetch('/wp-admin/index.php')).text();
  const link = /href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await client.fetch(link)).status).toBe(302);
  // Also with the cookie that the browser has deleted, because another program could have a copy of it.
  for (const headers of [{}, { Cookie: `${cookieName(testSite.site)}=${token}` }])
    expect((await client.fetch('/wp-admin/index.php', { headers })).headers.get('Location')).toContain('/wp-login.php');
  expect((await client.get('settings')).status).toBe(403);
  const ajax = await client.fetch('/wp-admin/admin-ajax.php?action=rest-nonce');
  expect([ajax.status, await ajax.text()]).toEqual([400, '0']);
});

test.each([
  '/',
  '/widgets-demo',
  '/wp-login.php',
  '/wp-admin/admin.php?page=my-jetpack',
  '/wp-admin/edit.php',
  '/control',
])('the page %s has the Content Security Policy and no inline code', async (path) => {
  const client = await testSite.client('admin');
  const reply = await client.fetch(path, { headers: { Accept: 'text/html' } });
  expect(reply.status).toBe(200);
  const policy = reply.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await reply.text()).not.toMatch(/<style| style="|<script(?![^>]*src=)/);
});

test.each([
  ['GET', '/wp-admin/', 302],
  ['GET', '/control', 421],
  ['POST', '/wp-json/jetpack/v4/settings', 421],
])('%s %s with another host name for this machine gets status %i', async (method, path, status) => {
  const url = `${testSite.url.replace('127.0.0.1', 'localhost')}${path}`;
  const reply = await fetch(url, { method, redirect: 'manual' });
  const location = status === 302 ? `${testSite.url}${path}` : null;
  expect([reply.status, reply.headers.get('Location')]).toEqual([status, location]);
});
