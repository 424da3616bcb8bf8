import { field } from '../testing/test-client';
import { runTestSite } from '../testing/test-site';

// The comparison with the recorded plugin (wire.test.ts), which not every copy of the project has, proves all permissions and answers.
const testSite = runTestSite('free');
beforeEach(() => testSite.reset());

const hours = 3600 * 1000;
/** Sets the clock to one minute after the start of a period of twelve hours, plus `ms`. Nonces change with each period. */
const setClock = (ms: number) => {
  const period = 12 * hours;
  testSite.site.clock.offset = Math.ceil(Date.now() / period) * period + 60_000 - Date.now() + ms;
};

// The statuses are those of admin, editor, subscriber, and a visitor without a session.
test.each<[string, string, string | undefined, number[]]>([
  ['GET', 'connection', undefined, [200, 200, 200, 200]],
  ['GET', 'connection/data', undefined, [200, 403, 403, 401]],
  ['GET', 'settings', undefined, [200, 200, 200, 401]],
  ['GET', 'plugins', undefined, [200, 403, 403, 401]],
  ['POST', 'module/latex/active', '{"active":false}', [200, 403, 403, 401]],
  ['POST', 'settings', '{"admin_bar":false}', [200, 403, 403, 401]],
  ['POST', 'connection/reconnect', '{}', [200, 403, 403, 401]],
])('%s %s with the body %s gets the status of each role: %j', async (method, path, body, expected) => {
  testSite.reset('not-connected');
  const statuses = [];
  for (const login of ['admin', 'editor', 'subscriber', undefined])
    statuses.push((await (await testSite.client(login)).rest(method, path, body)).status);
  expect(statuses).toEqual(expected);
});

test.each([
  ['author', false, 403],
  ['editor', true, 404],
  ['editor', false, 200],
  ['admin', false, 400],
])('users can unlink their own account, but the owner cannot: %s, linked=%s', async (login, linked, status) => {
  const client = await testSite.client(login);
  expect((await client.post('connection/user', { linked })).status).toBe(status);
});

test('the nonce of another user is refused', async () => {
  const admin = await testSite.client('admin');
  const { nonce = '' } = await testSite.client('editor');
  const reply = await admin.get('connection', { 'X-WP-Nonce': nonce });
  expect([reply.status, field(reply.body, 'code')]).toEqual([403, 'rest_cookie_invalid_nonce']);
});

test('a cookie without a nonce identifies no user', async () => {
  const client = await testSite.client('admin');
  client.nonce = undefined;
  const reply = await client.get('settings');
  expect([reply.status, field(reply.body, 'code')]).toEqual([401, 'rest_forbidden']);
});

test('a nonce is valid for 12 to 24 hours, and can be renewed during the session', async () => {
  setClock(0);
  const client = await testSite.client('admin');
  setClock(11.9 * hours);
  expect((await client.get('settings')).status).toBe(200);
  setClock(25 * hours);
  expect((await client.get('settings')).status).toBe(403);
  await client.renew();
  expect((await client.get('settings')).status).toBe(200);
  setClock(49 * hours);
  expect((await client.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).status).toBe(400);
});

test.each(['PUT', 'PATCH'])('%s works like POST, and rest_route like wp-json', async (method) => {
  const client = await testSite.client('admin');
  expect((await client.rest(method, 'settings', '{"admin_bar":false}')).status).toBe(200);
  const headers = { 'X-WP-Nonce': client.nonce ?? '' };
  const reply = await client.fetch('/?rest_route=%2Fjetpack%2Fv4%2Fsettings&_cacheBuster=1', { headers });
  expect(await reply.json()).toMatchObject({ admin_bar: false });
});

test.each(['GET', 'get'])('a POST with `_method=%s` is a read, so that caches do not answer it', async (method) => {
  const read = await (await testSite.client('admin')).rest('POST', `settings?_method=${method}`);
  expect([read.status, field(read.body, 'protect')]).toEqual([200, expect.any(Boolean)]);
});

test.each(['TRACE', 'DELETE', 'A%20B', ''])('a call with `_method=%s` has no route', async (method) => {
  expect(await (await testSite.client('admin')).rest('POST', `settings?_method=${method}`)).toMatchObject({
    status: 404,
    body: { code: 'rest_no_route' },
  });
});
