import { setTraits } from '../facts/traits';
import { type ScenarioName, seed } from '../scenarios/scenarios';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.directClient('admin');
});
afterAll(() => site.close());
const setScenario = (name: ScenarioName) => seed(site.running.site.store, name);
beforeEach(() => setScenario('free'));

const setting = async (name: string) => field((await admin.get('settings')).body, name);
/** Reads a path, and parses the JSON in the field `data` of the response. */
const readData = async (path: string): Promise<unknown> =>
  JSON.parse(String(field((await admin.get(path)).body, 'data')));

test('a write to a module saves its options and names the others; a wrong value or an inactive module is refused', async () => {
  expect((await admin.post('module/stats', { admin_bar: false, nonsense: 1 })).body).toMatchObject({
    code: 'some_updated',
    message: 'Invalid option: nonsense.',
  });
  expect(await setting('admin_bar')).toBe(false);
  expect((await admin.post('module/stats', { show_headline: false })).body).toMatchObject({ code: 'some_updated' });
  expect((await admin.post('module/stats', { count_roles: ['nobody'], admin_bar: true })).status).toBe(400);
  expect(await setting('admin_bar')).toBe(false);
  expect((await admin.post('module/photon', {})).body).toMatchObject({ code: 'inactive' });
  expect((await admin.post('module/no-such-module', {})).status).toBe(404);
});

test('installing a plugin takes time and can fail; an installed plugin needs no installation', async () => {
  setTraits(site.running.site.store, { installMs: 500 });
  const readBoost = async () => field((await admin.get('plugins')).body, 'jetpack-boost/jetpack-boost.php');
  const installing = admin.post('plugins', { slug: 'jetpack-boost', status: 'active' });
  expect(await readBoost()).toBeUndefined();
  expect((await installing).status).toBe(200);
  expect(await readBoost()).toMatchObject({ active: true });
  setTraits(site.running.site.store, { installMs: 1, installFails: true });
  const reply = await admin.post('plugins', { slug: 'jetpack-protect', status: 'active' });
  expect([reply.status, field(reply.body, 'code')]).toEqual([500, 'install_plugin_failed']);
  expect(field((await admin.get('plugins')).body, 'jetpack-protect/jetpack-protect.php')).toBeUndefined();
  expect((await admin.post('plugins', { slug: 'jetpack-boost' })).status).toBe(200);
});

test.each([
  ['jetpack-security-t1_GOOD1', 2016],
  ['jetpack-videopress_GOOD1', 2116],
  ['jetpack-scan_USED1', 'attached_license'],
  ['jetpack-scan_EXPIRED1', 'expired_license'],
  ['jetpack-boost_GOOD1', 'wrong_product'],
  ['jetpack-constructor_GOOD1', 'wrong_product'],
  ['<b>', 'invalid_license'],
])('attaching the license %s returns the product ID or error code %s', async (key, expected) => {
  const [result] = [(await admin.post('licensing/attach-licenses', { licenses: key })).body].flat();
  if (typeof expected === 'string') {
    expect(Object.keys(field(result, 'errors') ?? {})).toEqual([expected]);
    expect(await readData('site/purchases')).toEqual([]);
    return;
  }
  expect(result).toEqual({ activatedProductId: expected });
  expect(await readData('site/purchases')).toMatchObject([{ product_id: String(expected) }]);
  expect((await admin.get('licensing/user/counts')).body).toMatchObject({ attached: 1, detached: 1 });
});

test('safe mode keeps the identity crisis, and the other two choices end it', async () => {
  const isInCrisis = async () => field(await admin.pageState(), 'connection', 'isInIdentityCrisis');
  setScenario('identity-crisis');
  await admin.post('identity-crisis/confirm-safe-mode', {});
  expect(await isInCrisis()).toBe(true);
  await admin.post('identity-crisis/migrate', {});
  expect(await isInCrisis()).toBe(false);
  setScenario('identity-crisis');
  expect((await admin.post('identity-crisis/start-fresh', { redirect_uri: 'admin.php?page=flightdeck' })).body).toMatch(
    /jetpack\.authorize/,
  );
  expect(await isInCrisis()).toBe(false);
  expect((await admin.get('connection')).body).toMatchObject({ isRegistered: true, hasConnectedOwner: false });
});

test('a reset restores the defaults of options and modules, and keeps the connection', async () => {
  await admin.post('settings', { admin_bar: false, stats: false });
  await admin.post('options/options', { reset: true });
  expect(await setting('admin_bar')).toBe(true);
  await admin.post('options/modules', { reset: true });
  expect(await setting('stats')).toBe(true);
  expect((await admin.get('connection')).body).toMatchObject({ isActive: true });
});

test('the first activation of the firewall turns on data sharing, and later ones keep the choice', async () => {
  const isSharing = () => setting('jetpack_waf_share_data');
  expect(await isSharing()).toBe(false);
  await admin.post('settings', { waf: true });
  expect(await isSharing()).toBe(true);
  await admin.post('settings', { jetpack_waf_share_data: false });
  await admin.post('settings', { waf: false });
  await admin.post('settings', { waf: true });
  expect(await isSharing()).toBe(false);
});

test('the options of the firewall can be read only while its module is on', async () => {
  expect((await admin.get('waf')).status).toBe(404);
  await admin.post('module/waf/active', { active: true });
  await admin.post('settings', { jetpack_waf_ip_list: true });
  expect((await admin.get('waf')).body).toMatchObject({ jetpack_waf_ip_list: '1' });
});

test('subscribers get no keys and no names of infected files', async () => {
  setScenario('threats');
  await admin.post('settings', { wordpress_api_key: '900d900d900d' });
  const subscriber = await site.directClient('subscriber');
  const replies = await Promise.all(
    ['settings', 'module/protect', 'module/all', 'scan'].map((path) => subscriber.get(path)),
  );
  expect(replies.map(({ text }) => text).join()).not.toMatch(/900d900d|sampleprotectkey|sample-1\.php/);
  expect((await admin.get('settings')).text).toMatch(/900d900d/);
});

test.each([
  ['stats-empty', 0],
  ['free', 9876],
  ['stats-large', 246_900_000],
] as const)('the site in the scenario "%s" has %d views', async (name, views) => {
  setScenario(name);
  const { body } = await admin.get('module/stats/data?range=day');
  expect(field(body, 'general', 'stats', 'views')).toBe(views);
});

test('a failure to fetch stats has status 200 and an error in the body', async () => {
  setScenario('stats-failing');
  const reply = await admin.get('module/stats/data?range=day');
  expect([reply.status, field(reply.body, 'general', 'errors')]).toEqual([
    200,
    { stats_error: ['Failed to fetch Stats from WPCOM'] },
  ]);
});
