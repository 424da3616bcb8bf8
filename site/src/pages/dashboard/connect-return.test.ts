import { field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite();
  admin = await site.directClient('admin');
});
afterAll(() => site.close());
beforeEach(() => site.reset());

/** Registers the site, and returns the address of the provider's approval page. */
async function register(redirect = 'admin.php?page=flightdeck#/dashboard'): Promise<string> {
  const nonce = field(await admin.pageState(), 'initial', 'registrationNonce');
  const reply = await admin.post('connection/register', {
    registration_nonce: nonce,
    no_iframe: true,
    redirect_uri: redirect,
  });
  expect(reply.status).toBe(200);
  return String(field(reply.body, 'authorizeUrl'));
}

/** Approves or denies the access on the approval page, and returns the address that the provider redirects to. */
async function decide(address: string, decision: 'approve' | 'deny'): Promise<string> {
  const page = await (await fetch(address)).text();
  const fields = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  const origin = new URL(address).origin;
  const reply = await fetch(`${origin}/jetpack.authorize/1/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams([...fields, ['decision', decision]]),
  });
  expect(reply.status).toBe(302);
  return reply.headers.get('Location') ?? '';
}

/** Opens an address of the site, and returns the address that it redirects to. */
const follow = async (address: string) => (await admin.fetch(address)).headers.get('Location');
const notices = async () => field(await admin.pageState(), 'initial', 'jetpackStateNotices');

test('a second return shows a linked user that the account is already connected', async () => {
  const back = await decide(await register(), 'approve');
  await follow(back);
  await notices();
  await follow(back);
  expect(await notices()).toMatchObject({ messageCode: 'already_authorized', errorCode: null });
});

test.each([
  ['the state of another user', 'state', '2', 'wrong_state'],
  ['an invented code', 'code', 'made-up', 'invalid_grant'],
  ['an invalid nonce', '_wpnonce', 'bad', 'invalid_nonce'],
  ['the address of another page', 'redirect', '/wp-admin/admin.php?page=other', 'invalid_nonce'],
  ['an address on another site', 'redirect', 'https://evil.example/', 'invalid_nonce'],
])('a return from the provider with %s is refused', async (_what, name, value, code) => {
  const back = new URL(await decide(await register(), 'approve'));
  back.searchParams.set(name, value);
  expect(await follow(back.href)).toMatch(/^\/wp-admin\/admin\.php\?page=flightdeck/);
  expect(await notices()).toMatchObject({ errorCode: code });
  expect((await admin.get('connection')).body).toMatchObject({ isActive: false });
});

test('a return address on another site is replaced by the dashboard', async () => {
  for (const redirect of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://127.0.0.1:1/']) {
    const back = new URL(new URL(await register(redirect)).searchParams.get('redirect_uri') ?? '');
    expect(back.searchParams.get('redirect')).toBe('/wp-admin/admin.php?page=flightdeck');
  }
});

test('the provider refuses forms of other sites, and authorization requests of other sites', async () => {
  const address = await register();
  const { origin, search } = new URL(address);
  const forged = await fetch(`${origin}/jetpack.authorize/1/`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect(forged.status).toBe(403);
  for (const [name, value] of [
    ['redirect_uri', 'https://evil.example/wp-admin/admin.php'],
    ['client_id', '1'],
  ]) {
    const query = new URLSearchParams(search);
    query.set(name ?? '', value ?? '');
    expect((await fetch(`${origin}/jetpack.authorize/1/?${query}`)).status).toBe(400);
  }
});
