import { field } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const hours = 3600 * 1000;
/** Sets the clock to one minute after the start of a period of twelve hours, plus `ms`. Nonces change with each period. */
const setClock = (ms: number) => {
  const period = 12 * hours;
  site.running.site.clock.offset = Math.ceil(Date.now() / period) * period + 60_000 - Date.now() + ms;
};

describe('permissions:', () => {
  // The statuses are those of admin, editor, subscriber, and a visitor without a session.
  const roles = ['admin', 'editor', 'subscriber', undefined];
  test.each<[string, string, string | undefined, number[]]>([
    ['GET', 'connection', undefined, [200, 200, 200, 200]],
    ['GET', 'connection/data', undefined, [200, 403, 403, 401]],
    ['GET', 'settings', undefined, [200, 200, 200, 401]],
    ['GET', 'plugins', undefined, [200, 403, 403, 401]],
    ['POST', 'module/latex/active', '{"active":false}', [200, 403, 403, 401]],
    ['POST', 'settings', '{"admin_bar":false}', [200, 403, 403, 401]],
    // 400: the administrator may register the site, but the body lacks the nonce.
    ['POST', 'connection/register', '{}', [400, 403, 403, 401]],
    // 400: the administrator may disconnect the site, but it is not connected.
    ['POST', 'connection', '{"isActive":false}', [400, 403, 403, 401]],
    ['POST', 'connection/reconnect', '{}', [200, 403, 403, 401]],
  ])('%s %s with the body %s gets the status of each role: %j', async (method, path, body, expected) => {
    const statuses = [];
    for (const login of roles.toReversed())
      statuses.unshift((await (await site.directClient(login)).rest(method, path, body)).status);
    expect(statuses).toEqual(expected);
  });

  test('users can unlink their own account, but the owner cannot', async () => {
    site.reset('free');
    const [author, editor, admin] = [
      await site.directClient('author'),
      await site.directClient('editor'),
      await site.directClient('admin'),
    ];
    expect((await author.post('connection/user', { linked: false })).status).toBe(403);
    expect((await editor.post('connection/user', { linked: true })).status).toBe(404);
    expect((await editor.post('connection/user', { linked: false })).status).toBe(200);
    expect((await editor.get('connection/data')).body).toMatchObject({ currentUser: { isConnected: false } });
    expect((await admin.post('connection/user', { linked: false })).body).toMatchObject({ code: 'unlink_user_failed' });
  });

  test('the Allow header lists the methods that this user may call', async () => {
    site.reset('free');
    const admin = await site.directClient('admin');
    const editor = await site.directClient('editor');
    expect((await admin.get('connection')).headers.get('Allow')).toBe('GET, POST, PUT, PATCH');
    expect((await editor.get('connection')).headers.get('Allow')).toBe('GET');
  });
});

describe('the nonce:', () => {
  test('a cookie without a nonce identifies no user', async () => {
    const client = await site.directClient('admin');
    client.nonce = undefined;
    const reply = await client.get('settings');
    expect([reply.status, field(reply.body, 'code')]).toEqual([401, 'rest_forbidden']);
  });

  test('a wrong nonce and the nonce of another user are refused', async () => {
    const [admin, editor] = [await site.directClient('admin'), await site.directClient('editor')];
    for (const nonce of ['bad', editor.nonce]) {
      const reply = await admin.get('connection', { 'X-WP-Nonce': nonce ?? '' });
      expect([reply.status, field(reply.body, 'code')]).toEqual([403, 'rest_cookie_invalid_nonce']);
      expect(field(reply.body, 'message')).toBe('Cookie check failed');
    }
  });

  test('a nonce is valid for 12 to 24 hours, and can be renewed during the session', async () => {
    setClock(0);
    const client = await site.directClient('admin');
    setClock(11.9 * hours);
    expect((await client.get('settings')).status).toBe(200);
    setClock(25 * hours);
    expect((await client.get('settings')).status).toBe(403);
    await client.renew();
    expect((await client.get('settings')).status).toBe(200);
    setClock(49 * hours);
    expect((await client.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).status).toBe(400);
  });

  test('a nonce expires with the session', async () => {
    const client = await site.directClient('admin');
    await client.logOut();
    expect((await client.get('settings')).status).toBe(403);
    const ajax = await client.fetch('/wp-admin/admin-ajax.php?action=rest-nonce');
    expect([ajax.status, await ajax.text()]).toEqual([400, '0']);
  });
});

describe('the REST API:', () => {
  test('PUT and PATCH work like POST, and rest_route like wp-json', async () => {
    const client = await site.directClient('admin');
    for (const method of ['PUT', 'PATCH'])
      expect((await client.rest(method, 'settings', '{"admin_bar":false}')).status).toBe(200);
    const reply = await client.fetch('/?rest_route=%2Fjetpack%2Fv4%2Fsettings&_cacheBuster=1', {
      headers: { 'X-WP-Nonce': client.nonce ?? '' },
    });
    expect(await reply.json()).toMatchObject({ admin_bar: false });
  });

  test('a POST with `_method=GET` is a read, so that caches do not answer it', async () => {
    const client = await site.directClient('admin');
    const read = await client.rest('POST', 'settings?_method=GET', undefined);
    expect([read.status, field(read.body, 'protect')]).toEqual([200, expect.any(Boolean)]);
  });
});
