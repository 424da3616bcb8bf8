import { field } from '../../testing/test-client';
import { runTestSite } from '../../testing/test-site';

const testSite = runTestSite();
const admin = testSite.loggedIn('admin');
beforeEach(() => testSite.reset());

/** Registers the site, and returns the address of the provider's approval page. */
async function register(redirect_uri = 'admin.php?page=flightdeck#/dashboard'): Promise<URL> {
  const registration_nonce = field(await admin.pageState(), 'initial', 'registrationNonce');
  const { body } = await admin.post('connection/register', { registration_nonce, no_iframe: true, redirect_uri });
  return new URL(String(field(body, 'authorizeUrl')));
}

/** Registers the site, approves the access, and returns the address that the provider redirects to. */
async function approve(): Promise<URL> {
  const { origin, searchParams } = await register();
  const reply = await fetch(`${origin}/jetpack.authorize/1/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams([...searchParams, ['decision', 'approve']]),
  });
  return new URL(reply.headers.get('Location') ?? '');
}

/** Opens an address of the site, and returns the address that it redirects to. */
const follow = async ({ href }: URL) => (await admin.fetch(href)).headers.get('Location');
const notices = async () => field(await admin.pageState(), 'initial', 'jetpackStateNotices');

test('a second return shows a linked user that the account is already connected', async () => {
  const back = await approve();
  await follow(back);
  expect(await notices()).toMatchObject({ messageCode: 'authorized' });
  await follow(back);
  expect(await notices()).toMatchObject({ messageCode: 'already_authorized', errorCode: null });
  expect(await notices()).toMatchObject({ messageCode: null });
});

test.each([
  ['the state of another user', 'state', '2', 'wrong_state'],
  ['an invented code', 'code', 'made-up', 'invalid_grant'],
  ['an invalid nonce', '_wpnonce', 'bad', 'invalid_nonce'],
  ['the address of another page', 'redirect', '/wp-admin/admin.php?page=other', 'invalid_nonce'],
  ['an address on another site', 'redirect', 'https://evil.example/', 'invalid_nonce'],
])('a return from the provider with %s is refused', async (_what, name, value, code) => {
  const back = await approve();
  back.searchParams.set(name, value);
  expect(await follow(back)).toMatch(/^\/wp-admin\/admin\.php\?page=flightdeck/);
  expect(await notices()).toMatchObject({ errorCode: code });
  expect((await admin.get('connection')).body).toMatchObject({ isActive: false });
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://127.0.0.1:1/'])(
  'the return address %s is replaced by the dashboard',
  async (redirect) => {
    const back = new URL((await register(redirect)).searchParams.get('redirect_uri') ?? '');
    expect(back.searchParams.get('redirect')).toBe('/wp-admin/admin.php?page=flightdeck');
  },
);

test.each([
  ['redirect_uri', 'https://evil.example/wp-admin/admin.php'],
  ['client_id', '1'],
])('the provider refuses authorization requests of other sites: %s=%s', async (name, value) => {
  const address = await register();
  address.searchParams.set(name, value);
  expect((await fetch(address)).status).toBe(400);
});
