import { pageStateSchema } from '@flightdeck/shared/contracts/page';
import * as v from '@flightdeck/shared/schema';
import { strictly } from '@flightdeck/shared/schema';
import { isScenario, scenarioNames, scenarioOf, seed } from '../../scenarios/scenarios';
import { field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  site = await startTestSite();
  for (const login of ['admin', 'admin2', 'editor', 'author', 'subscriber'])
    clients.set(login, await site.directClient(login));
});
afterAll(() => site.close());

test.each(scenarioNames)(
  'in the scenario "%s", each user who may open the page gets a valid page state, and only administrators may get secrets',
  async (name) => {
    if (!isScenario(name)) throw new Error(`There is no scenario ${name}.`);
    const { base, traits, notice } = scenarioOf(name);
    seed(site.running.site.store, name);
    for (const [login, client] of clients) {
      const isManager = login.startsWith('admin');
      const state = await client.pageState();
      if (base === 'new' && !isManager) {
        expect(state).toBeUndefined();
        continue;
      }
      const parsed = v.safeParse(pageStateSchema, state, strictly);
      expect(parsed.success ? [] : v.flatten(parsed.issues).nested).toEqual([]);
      expect(state).toMatchObject({
        initial: { WP_API_nonce: client.nonce, jetpackStateNotices: notice ?? {} },
        connection: {
          isActive: base !== 'new',
          isStaging: (traits.staging || traits.identityCrisis) ?? false,
          isInIdentityCrisis: traits.identityCrisis ?? false,
          offlineMode: { isActive: traits.offline ?? false },
        },
      });
      if (isManager) continue;
      expect(field(state, 'initial')).toMatchObject({ registrationNonce: '', currentIp: false, purchaseToken: false });
      const settings = field(state, 'initial', 'settings') ?? {};
      expect(Object.values(settings).every((value) => typeof value === 'boolean')).toBe(true);
    }
  },
);

test.each([
  ['coupon', 'initial', { partnerCoupon: { preset: 'IONA', partner: { name: 'IONOS' } } }],
  ['atomic', 'initial', { siteData: { isAtomicSite: true, isWoASite: true, showRecommendations: false } }],
  ['security', 'initial', { siteData: { plan: { product_slug: 'jetpack_security_t1_yearly' } } }],
  ['overrides', 'initial', { getModules: { protect: { activated: true, override: 'active' } } }],
  ['connection-error-support', 'connection', { errors: [{ code: 'invalid_nonce', action: 'support' }] }],
  ['offline-all-causes', 'connection', { offlineMode: { constant: true, url: true, wpLocalConstant: true } }],
  ['second-admin', 'userConnection', { currentUser: { isMaster: false }, connectionOwner: 'admin2' }],
  ['new-recommendations', 'initial', { newRecommendations: ['publicize', 'protect'] }],
] as const)('the page state reflects the scenario "%s" in `%s`', async (name, slice, expected) => {
  seed(site.running.site.store, name);
  expect(field(await clients.get('admin')?.pageState(), slice)).toMatchObject(expected);
});
