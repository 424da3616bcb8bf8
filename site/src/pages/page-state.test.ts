/** @jest-environment node */
import { pageStateSchema } from '@flightdeck/shared/contracts/page-state';
import * as v from 'valibot';
import type { Scenario } from '../scenarios/base';
import { isScenario, scenarioNames, scenarios, seed } from '../scenarios/scenarios';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
const path = '/wp-admin/admin.php?page=flightdeck';
const roles = ['admin', 'admin2', 'editor', 'author', 'subscriber'];

describe('the page of a site in any state', () => {
  const roleClients = new Map<string, TestClient>();
  const enter = (name: string) => {
    if (!isScenario(name)) throw new Error(name);
    seed(site.running.site.store, name);
    return name;
  };
  beforeAll(async () => {
    site = await startTestSite();
    for (const role of roles) roleClients.set(role, await site.client(role));
  });
  afterAll(() => site.close());

  test.each(scenarioNames)('%s, for each role', async (given) => {
    const name = enter(given);
    const { blogId, traits = {} }: Scenario = scenarios[name];
    for (const [role, client] of roleClients) {
      const manager = role.startsWith('admin');
      const page = await client.fetch(path);
      if (blogId === null && !manager) {
        expect(page.status).toBe(403);
        expect(await page.text()).toContain('Sorry, you are not allowed to access this page.');
        continue;
      }
      const state = await client.pageState();
      const read = v.safeParse(pageStateSchema, state);
      expect(read.success ? [] : v.flatten(read.issues).nested).toEqual([]);
      expect(field(state, 'initial', 'WP_API_nonce')).toBe(client.nonce);
      expect(field(state, 'connection')).toMatchObject({
        isActive: blogId !== null,
        isStaging: traits.staging ?? false,
        isInIdentityCrisis: traits.identityCrisis ?? false,
        offlineMode: { isActive: traits.offline ?? false },
      });
      expect(field(state, 'registry', 'url')).toBe(`${site.url}/wp-content/plugins/flightdeck/set/`);
      if (manager) continue;
      expect(field(state, 'initial', 'registrationNonce')).toBe('');
      expect(field(state, 'initial', 'currentIp')).toBe(false);
      expect(field(state, 'initial', 'purchaseToken')).toBe(false);
      const settings = field(state, 'initial', 'settings') ?? {};
      expect(Object.values(settings).every((value) => typeof value === 'boolean')).toBe(true);
      expect(JSON.stringify(state)).not.toMatch(/jetpack_protect_key|wordpress_api_key/);
    }
  });

  test('names what is special about the site', async () => {
    const client = roleClients.get('admin');
    const initial = async (name: string) => field(await client?.pageState(), 'initial', name);
    const wanted = [
      ['coupon', 'partnerCoupon', { preset: 'IONA', partner: { name: 'IONOS' } }],
      ['multisite', 'siteData', { isMultisite: true }],
      ['atomic', 'siteData', { isAtomicSite: true, isWoASite: true, showRecommendations: false }],
      ['security', 'siteData', { plan: { product_slug: 'jetpack_security_t1_yearly' } }],
    ] as const;
    for (const [name, key, value] of wanted) {
      enter(name);
      expect(await initial(key)).toMatchObject(value);
    }
    enter('new-recommendations');
    expect(await initial('newRecommendations')).toEqual(['publicize', 'protect']);
    await client?.post('recommendations/data', { data: { viewedRecommendations: ['publicize'] } });
    await client?.post('recommendations/step', { step: 'summary' });
    expect(await initial('newRecommendations')).toEqual(['protect']);
    expect(await initial('recommendationsStep')).toBe('summary');
  });
});
