import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('free');
});
afterAll(() => site.close());

const submitLogin = async (fields: Record<string, string>) =>
  (await site.client()).fetch('/wp-login.php', { method: 'POST', body: new URLSearchParams(fields) });

test('logging in redirects to the requested page', async () => {
  const client = await site.client();
  const toLogin = await client.fetch('/wp-admin/admin.php?page=flightdeck');
  expect(toLogin.status).toBe(302);
  const loginUrl = new URL(toLogin.headers.get('Location') ?? '', site.url);
  expect(loginUrl.pathname).toBe('/wp-login.php');
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
  expect(new URL(reply.headers.get('Location') ?? '', site.url).origin).toBe(site.url);
});

test('a wrong password shows an error, sets no cookie, and escapes the username', async () => {
  const reply = await submitLogin({ log: 'admin', pwd: 'nope' });
  const text = await reply.text();
  expect(text).toContain('The username <strong>admin</strong> or the password is incorrect.');
  expect(reply.headers.get('Set-Cookie')).toBeNull();
  expect(await (await submitLogin({ log: '"><b>', pwd: 'x' })).text()).not.toContain('"><b>');
});

const logInFrom = (headers: Record<string, string>) =>
  fetch(`${site.url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ log: 'admin', pwd: 'admin', redirect_to: '/wp-admin/edit.php' }),
  });

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
])('a login form on another site, sent with the headers %j, logs nobody in', async (headers) => {
  const reply = await logInFrom(headers);
  expect([reply.status, reply.headers.get('Set-Cookie')]).toEqual([403, null]);
  const text = await reply.text();
  expect(text).toContain('This form was sent from another site. Log in here.');
  expect(text).not.toContain('/wp-admin/edit.php');
});

test('only the link of the page logs the user out', async () => {
  const client = await site.client('admin');
  expect((await client.fetch('/wp-login.php?action=logout')).status).toBe(403);
  expect((await client.get('settings')).status).toBe(200);
  await client.logOut();
  expect((await client.fetch('/wp-admin/index.php')).headers.get('Location')).toContain('/wp-login.php');
});

test.each([
  '/',
  '/widgets-demo',
  '/wp-login.php',
  '/wp-admin/admin.php?page=my-jetpack',
  '/wp-admin/edit.php',
  '/control',
])('the page %s has the Content Security Policy and no inline code', async (path) => {
  const client = await site.client('admin');
  const reply = await client.fetch(path, { headers: { Accept: 'text/html' } });
  expect(reply.status).toBe(200);
  const policy = reply.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toContain('sha256');
  expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await reply.text()).not.toMatch(/<style| style="|<script(?![^>]*src=)/);
});

test('a request with another host name for this machine is redirected to the address of the site, or refused', async () => {
  const localhostUrl = site.url.replace('127.0.0.1', 'localhost');
  const page = await fetch(`${localhostUrl}/wp-admin/`, { redirect: 'manual' });
  expect(page.headers.get('Location')).toBe(`${site.url}/wp-admin/`);
  expect((await fetch(`${localhostUrl}/control`)).status).toBe(421);
  expect((await fetch(`${localhostUrl}/wp-json/jetpack/v4/settings`, { method: 'POST' })).status).toBe(421);
});
