import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from 'valibot';
import { partnerCoupon } from '../../facts/page-extras';
import { isScenario, scenarioNames, scenarioOf, scenarios, seed } from '../../scenarios/scenarios';
import { fakeRegistry, writeFakeSet } from '../../testing/fake-set';
import { field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
const path = '/wp-admin/admin.php?page=flightdeck';
const roles = ['admin', 'admin2', 'editor', 'author', 'subscriber'];

describe('the page state:', () => {
  const roleClients = new Map<string, TestClient>();
  const setScenario = (name: string) => {
    if (!isScenario(name)) throw new Error(name);
    seed(site.running.site.store, name);
    return name;
  };
  beforeAll(async () => {
    site = await startTestSite();
    for (const role of roles) roleClients.set(role, await site.directClient(role));
  });
  afterAll(() => site.close());

  // Scenarios with only a notice differ in nothing else.
  const states = scenarioNames.filter((name) => !scenarios.get(name)?.notice);

  test.each(states)(
    'in the scenario "%s", each role gets a valid page state without secrets of others',
    async (scenario) => {
      const name = setScenario(scenario);
      const { blogId, traits = {} } = scenarioOf(name);
      for (const [role, client] of roleClients) {
        const isManager = role.startsWith('admin');
        const page = await client.fetch(path);
        if (blogId === null && !isManager) {
          expect(page.status).toBe(403);
          expect(await page.text()).toContain('Sorry, you are not allowed to access this page.');
          continue;
        }
        const state = await client.pageState();
        const parsed = v.safeParse(pageStateSchema, state);
        expect(parsed.success ? [] : v.flatten(parsed.issues).nested).toEqual([]);
        expect(field(state, 'initial', 'WP_API_nonce')).toBe(client.nonce);
        expect(field(state, 'connection')).toMatchObject({
          isActive: blogId !== null,
          isStaging: traits.staging ?? false,
          isInIdentityCrisis: traits.identityCrisis ?? false,
          offlineMode: { isActive: traits.offline ?? false },
        });
        expect(field(state, 'registry', 'url')).toBe(`${site.url}/wp-content/plugins/flightdeck/set/`);
        if (isManager) continue;
        expect(field(state, 'initial', 'registrationNonce')).toBe('');
        expect(field(state, 'initial', 'currentIp')).toBe(false);
        expect(field(state, 'initial', 'purchaseToken')).toBe(false);
        const settings = field(state, 'initial', 'settings') ?? {};
        expect(Object.values(settings).every((value) => typeof value === 'boolean')).toBe(true);
        expect(JSON.stringify(state)).not.toMatch(/jetpack_protect_key|wordpress_api_key/);
      }
    },
  );

  const writers = ['copy-post', 'latex', 'markdown', 'post-by-email', 'publicize', 'shortcodes'];
  const accountFields = ['ID', 'avatar', 'email', 'login'];

  test.each([
    ['subscriber', ['icon', 'isAtomicPlatform'], [], ['avatar']],
    ['author', ['icon', 'isAtomicPlatform', 'isWoASite'], writers, ['avatar']],
    ['editor', ['icon', 'isAtomicPlatform', 'isWoASite'], writers, accountFields],
  ])('for the %s, it has only the fields that their screens use', async (role, siteFields, modules, account) => {
    const client = roleClients.get(role);
    const names = (state: unknown, ...path: string[]) => Object.keys(Object(field(state, ...path))).sort();
    setScenario('coupon-connected');
    const text = await (await client?.fetch(path))?.text();
    expect(text).not.toContain(partnerCoupon.coupon_code);
    const state = await client?.pageState();
    expect(names(state, 'initial', 'siteData')).toEqual(siteFields);
    expect(names(state, 'initial', 'getModules')).toEqual(modules);
    expect(names(state, 'initial', 'settings')).toEqual(modules);
    expect(field(state, 'initial')).not.toHaveProperty('themeData');
    expect(field(state, 'userConnection', 'connectionOwner')).toBeNull();
    for (const user of [
      ['initial', 'userData', 'currentUser'],
      ['userConnection', 'currentUser'],
    ]) {
      expect(names(state, ...user, 'wpcomUser')).toEqual(account);
      expect(names(state, ...user, 'permissions')).not.toContain('network_admin');
      expect(field(state, ...user)).not.toHaveProperty('blogId');
    }
    setScenario('connection-error-support');
    expect(field(await client?.pageState(), 'connection', 'errors')).toEqual([{}]);
  });

  test('has the notice of a scenario on the first page', async () => {
    const client = roleClients.get('admin');
    for (const [name, { notice }] of scenarios) {
      if (!notice) continue;
      setScenario(name);
      const stateNotices = field(await client?.pageState(), 'initial', 'jetpackStateNotices');
      expect([name, stateNotices]).toEqual([name, expect.objectContaining(notice)]);
    }
  });

  test('reflects the traits of the site', async () => {
    const client = roleClients.get('admin');
    const initial = async (name: string) => field(await client?.pageState(), 'initial', name);
    const expected = [
      ['coupon', 'partnerCoupon', { preset: 'IONA', partner: { name: 'IONOS' } }],
      ['multisite', 'siteData', { isMultisite: true }],
      ['atomic', 'siteData', { isAtomicSite: true, isWoASite: true, showRecommendations: false }],
      ['security', 'siteData', { plan: { product_slug: 'jetpack_security_t1_yearly' } }],
      ['coupon-connected', 'partnerCoupon', { preset: 'IONA' }],
      ['release-post', 'jetpackStateNotices', { messageContent: { release_post_title: expect.any(String) } }],
      ['overrides', 'getModules', { monitor: { activated: false, override: 'inactive' } }],
      ['overrides', 'getModules', { protect: { activated: true, override: 'active' }, stats: { override: false } }],
    ] as const;
    for (const [name, key, value] of expected) {
      setScenario(name);
      expect(await initial(key)).toMatchObject(value);
    }
    const connection = async () => field(await client?.pageState(), 'connection');
    setScenario('connection-error-support');
    expect(await connection()).toMatchObject({ errors: [{ code: 'invalid_nonce', action: 'support' }] });
    setScenario('offline-all-causes');
    expect(await connection()).toMatchObject({
      offlineMode: { isActive: true, constant: true, url: true, filter: true, wpLocalConstant: true },
    });
    setScenario('second-admin');
    expect(field(await client?.pageState(), 'userConnection')).toMatchObject({
      currentUser: { isConnected: true, isMaster: false },
      connectionOwner: 'admin2',
    });
    setScenario('new-recommendations');
    expect(await initial('newRecommendations')).toEqual(['publicize', 'protect']);
    await client?.post('recommendations/data', { data: { viewedRecommendations: ['publicize'] } });
    await client?.post('recommendations/step', { step: 'summary' });
    expect(await initial('newRecommendations')).toEqual(['protect']);
    expect(await initial('recommendationsStep')).toBe('summary');
  });
});

test('the page state has all areas of the registry', async () => {
  const other = await startTestSite('security');
  try {
    const { areas, ...registry } = fakeRegistry();
    const entry = areas['mf-dashboard'];
    const trial = entry && { ...entry, manifest: { ...entry.manifest, name: 'mf-trial' } };
    writeFakeSet(other.setDir, { ...registry, areas: { ...areas, 'mf-trial': trial } });
    const state = await (await other.client('subscriber')).pageState();
    expect(Object.keys(Object(field(state, 'registry', 'areas'))).sort()).toEqual(['mf-dashboard', 'mf-trial']);
  } finally {
    await other.close();
  }
});
