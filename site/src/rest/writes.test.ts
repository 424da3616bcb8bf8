import { field } from '../testing/test-client';
import { runTestSite } from '../testing/test-site';

// The comparison with the recorded plugin (wire.test.ts) proves most writes. These tests cover what no recording has.
const testSite = runTestSite('free');
const admin = testSite.loggedIn('admin');
beforeEach(() => testSite.reset());

const setting = async (name: string) => field((await admin.get('settings')).body, name);

test('only users whose role is in the setting `roles` may see Jetpack Stats', async () => {
  const maySeeStats = async (login: string) => {
    const { body } = await (await testSite.client(login)).get('connection/data');
    return field(body, 'currentUser', 'permissions', 'view_stats');
  };
  expect([await maySeeStats('admin'), await maySeeStats('editor')]).toEqual([true, false]);
  await admin.post('settings', { roles: ['administrator', 'editor'] });
  expect([await maySeeStats('editor'), await maySeeStats('author')]).toEqual([true, false]);
});

test('a module that code on the server turns on or off has the value that the code sets', async () => {
  testSite.reset('overrides');
  expect((await admin.get('settings')).body).toMatchObject({ monitor: false, protect: true });
  expect((await admin.get('module/protect/data')).status).toBe(200);
});

test('installing a plugin takes time and can fail; an installed plugin needs no installation', async () => {
  const { store } = testSite.site;
  store.changeTraits({ installMs: 500 });
  const readBoost = async () => field((await admin.get('plugins')).body, 'jetpack-boost/jetpack-boost.php');
  const installing = admin.post('plugins', { slug: 'jetpack-boost', status: 'active' });
  expect(await readBoost()).toBeUndefined();
  expect((await installing).status).toBe(200);
  expect(await readBoost()).toMatchObject({ active: true });
  store.changeTraits({ installMs: 1, installFails: true });
  expect((await admin.post('plugins', { slug: 'jetpack-protect', status: 'active' })).status).toBe(500);
  expect((await admin.post('plugins', { slug: 'jetpack-boost' })).status).toBe(200);
});

test.each([
  ['jetpack-security-t1_GOOD1', 2016],
  ['jetpack-scan_USED1', 'attached_license'],
  ['jetpack-scan_EXPIRED1', 'expired_license'],
  ['jetpack-boost_GOOD1', 'wrong_product'],
])('attaching the license %s returns the product ID or error code %s', async (key, expected) => {
  const { body } = await admin.post('licensing/attach-licenses', { licenses: key });
  const code = Object.keys(Object(field(body, '0', 'errors')))[0];
  expect(code ?? field(body, '0', 'activatedProductId')).toBe(expected);
});

test('the first activation of the firewall turns on data sharing, and later ones keep the choice', async () => {
  const isSharing = () => setting('jetpack_waf_share_data');
  await admin.post('settings', { waf: true });
  expect(await isSharing()).toBe(true);
  for (const change of [{ jetpack_waf_share_data: false }, { waf: false }, { waf: true }])
    await admin.post('settings', change);
  expect(await isSharing()).toBe(false);
});

test('subscribers get no keys and no names of infected files', async () => {
  testSite.reset('threats');
  await admin.post('settings', { wordpress_api_key: '900d900d900d' });
  const subscriber = await testSite.client('subscriber');
  const replies = await Promise.all(['settings', 'module/all', 'scan'].map((path) => subscriber.get(path)));
  expect(replies.map(({ text }) => text).join()).not.toMatch(/900d900d|sampleprotectkey|sample-1\.php/);
  expect((await admin.get('settings')).text).toMatch(/900d900d/);
});

test('only a site with newsletter options sends them, and it stores new values', async () => {
  expect(await setting('sm_enabled')).toBeUndefined();
  testSite.site.store.changeTraits({ newsletter: true });
  await admin.post('settings', { sm_enabled: true });
  expect((await admin.get('settings')).body).toMatchObject({ sm_enabled: true, jetpack_author_in_email: true });
});
