import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from 'valibot';
import { partnerCoupon } from '../../facts/page-extras';
import { isScenario, scenarioNames, scenarioOf, scenarios, seed } from '../../scenarios/scenarios';
import { fakeRegistry, writeFakeSet } from '../../testing/fake-set';
import { field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
const path = '/wp-admin/admin.php?page=flightdeck';
const logins = ['admin', 'admin2', 'editor', 'author', 'subscriber'];

describe('the page state:', () => {
  const clients = new Map<string, TestClient>();
  const setScenario = (name: string) => {
    if (!isScenario(name)) throw new Error(`There is no scenario ${name}.`);
    seed(site.running.site.store, name);
    return name;
  };
  beforeAll(async () => {
    site = await startTestSite();
    for (const login of logins) clients.set(login, await site.directClient(login));
  });
  afterAll(() => site.close());

  // A scenario with a notice has the state of another scenario, and a later test checks its notice.
  const states = scenarioNames.filter((name) => !scenarios.get(name)?.notice);

  test.each(states)(
    'in the scenario "%s", each user who may open the page gets a valid page state, and only administrators may get secrets',
    async (scenario) => {
      const name = setScenario(scenario);
      const { base, traits } = scenarioOf(name);
      for (const [login, client] of clients) {
        const isManager = login.startsWith('admin');
        const page = await client.fetch(path);
        if (base === 'new' && !isManager) {
          expect(page.status).toBe(403);
          expect(await page.text()).toContain('Sorry, you are not allowed to access this page.');
          continue;
        }
        const state = await client.pageState();
        const parsed = v.safeParse(pageStateSchema, state);
        expect(parsed.success ? [] : v.flatten(parsed.issues).nested).toEqual([]);
        expect(field(state, 'initial', 'WP_API_nonce')).toBe(client.nonce);
        expect(field(state, 'connection')).toMatchObject({
          isActive: base !== 'new',
          isStaging: (traits.staging || traits.identityCrisis) ?? false,
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

  const writingModules = ['copy-post', 'latex', 'markdown', 'post-by-email', 'protect', 'publicize', 'shortcodes'];
  const accountFields = ['ID', 'avatar', 'email', 'login'];

  test.each([
    ['subscriber', ['icon', 'isAtomicPlatform'], [], ['avatar']],
    ['author', ['icon', 'isAtomicPlatform', 'isWoASite'], writingModules, ['avatar']],
    ['editor', ['icon', 'isAtomicPlatform', 'isWoASite'], writingModules, accountFields],
  ])('the %s gets only the fields that their screens use', async (login, siteFields, modules, account) => {
    const client = clients.get(login);
    const fieldNames = (state: unknown, ...path: string[]) => Object.keys(Object(field(state, ...path))).sort();
    setScenario('coupon-connected');
    const text = await (await client?.fetch(path))?.text();
    expect(text).not.toContain(partnerCoupon.coupon_code);
    const state = await client?.pageState();
    expect(fieldNames(state, 'initial', 'siteData')).toEqual(siteFields);
    expect(fieldNames(state, 'initial', 'getModules')).toEqual(modules);
    expect(fieldNames(state, 'initial', 'settings')).toEqual(modules);
    expect(field(state, 'initial')).not.toHaveProperty('themeData');
    expect(field(state, 'userConnection', 'connectionOwner')).toBeNull();
    for (const userPath of [
      ['initial', 'userData', 'currentUser'],
      ['userConnection', 'currentUser'],
    ]) {
      expect(fieldNames(state, ...userPath, 'wpcomUser')).toEqual(account);
      expect(fieldNames(state, ...userPath, 'permissions')).not.toContain('network_admin');
      expect(field(state, ...userPath)).not.toHaveProperty('blogId');
    }
    setScenario('connection-error-support');
    expect(field(await client?.pageState(), 'connection', 'errors')).toEqual([{}]);
  });

  test('has the notice of its scenario', async () => {
    const client = clients.get('admin');
    for (const [name, { notice }] of scenarios) {
      if (!notice) continue;
      setScenario(name);
      const stateNotices = field(await client?.pageState(), 'initial', 'jetpackStateNotices');
      expect([name, stateNotices]).toEqual([name, expect.objectContaining(notice)]);
    }
  });

  test('reflects the traits of the site', async () => {
    const client = clients.get('admin');
    const initialField = async (name: string) => field(await client?.pageState(), 'initial', name);
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
      expect(await initialField(key)).toMatchObject(value);
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
    expect(await initialField('newRecommendations')).toEqual(['publicize', 'protect']);
    await client?.post('recommendations/data', { data: { viewedRecommendations: ['publicize'] } });
    await client?.post('recommendations/step', { step: 'summary' });
    expect(await initialField('newRecommendations')).toEqual(['protect']);
    expect(await initialField('recommendationsStep')).toBe('summary');
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
