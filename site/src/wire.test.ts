/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { acceptedDifferences } from './testing/accepted-differences';
import { differences } from './testing/shape';
import { startTestSite, type TestSite } from './testing/test-site';

// The recorded answers of the real plugin lie beside the project on the machines of its developers.
const wire = join(__dirname, '../../../shared/wire');

const paths: Readonly<Record<string, string>> = {
  connection: 'connection',
  'connection-data': 'connection/data',
  'connection-test': 'connection/test',
  'connection-url': 'connection/url',
  'connection-plugins': 'connection/plugins',
  'connection-authorize_url': 'connection/authorize_url?no_iframe=true&redirect_uri=admin.php%3Fpage%3Djetpack',
  'tracking-settings': 'tracking/settings',
  'module-all': 'module/all',
  'module-protect': 'module/protect',
  'module-stats': 'module/stats',
  'module-monitor': 'module/monitor',
  'module-publicize': 'module/publicize',
  'module-photon': 'module/photon',
  'module-comments': 'module/comments',
  'module-related-posts': 'module/related-posts',
  'module-subscriptions': 'module/subscriptions',
  'module-verification-tools': 'module/verification-tools',
  'module-wordads': 'module/wordads',
  'module-carousel': 'module/carousel',
  'module-infinite-scroll': 'module/infinite-scroll',
  'module-no-such-module': 'module/no-such-module',
  settings: 'settings',
  'module-protect-data': 'module/protect/data',
  'module-vaultpress-data': 'module/vaultpress/data',
  'module-akismet-data': 'module/akismet/data',
  'module-monitor-data': 'module/monitor/data',
  'module-verification-tools-data': 'module/verification-tools/data',
  'module-stats-data-day': 'module/stats/data?range=day',
  'module-stats-data-week': 'module/stats/data?range=week',
  'module-stats-data-month': 'module/stats/data?range=month',
  'module-stats-data-bad-range': 'module/stats/data?range=year',
  'module-photon-data': 'module/photon/data',
  'module-akismet-key-check': 'module/akismet/key/check',
  plugins: 'plugins',
  'plugin-akismet': 'plugin/akismet',
  'updates-plugins': 'updates/plugins',
  products: 'products',
  'intro-offers': 'intro-offers',
  'purchase-token': 'purchase-token',
  plans: 'plans',
  site: 'site',
  'site-features': 'site/features',
  'site-products': 'site/products',
  'site-purchases': 'site/purchases',
  'site-benefits': 'site/benefits',
  'site-discount': 'site/discount',
  'site-activity': 'site/activity',
  'setup-questionnaire': 'setup/questionnaire',
  'recommendations-data': 'recommendations/data',
  'recommendations-step': 'recommendations/step',
  'recommendations-product-suggestions': 'recommendations/product-suggestions',
  'recommendations-upsell': 'recommendations/upsell',
  'recommendations-conditional': 'recommendations/conditional',
  'verify-site-google': 'verify-site/google',
  'verify-site-google-123': 'verify-site/google/123',
  'search-settings': 'search/settings',
  'search-plan': 'search/plan',
  'search-stats': 'search/stats',
  'search-pricing': 'search/pricing',
  waf: 'waf',
  'wordads-settings': 'wordads/settings',
  rewind: 'rewind',
  scan: 'scan',
  'licensing-error': 'licensing/error',
  'licensing-user-counts': 'licensing/user/counts',
  'licensing-user-licenses': 'licensing/user/licenses',
  'no-such-route': 'no-such-route',
};

const scenarios = [
  'not-connected',
  'free',
  'security',
  'complete',
  'threats',
  'offline',
  'unlinked',
  'userless',
  'provider-down',
  'coupon',
] as const;
const roles = ['admin', 'admin2', 'editor', 'author', 'subscriber', 'anonymous'];

const recordSchema = v.object({
  status: v.number(),
  allow: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.unknown(),
  notJson: v.optional(v.boolean()),
  trimmed: v.optional(v.unknown()),
});
type Recorded = v.InferOutput<typeof recordSchema>;

const json = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const mapSchema = v.optional(v.record(v.string(), v.unknown()), {});

/** Finds a recorded answer: as a file, as an error, or as the same as another. */
function recorded(folder: string, endpoint: string): Recorded | undefined {
  const own =
    json(join(wire, folder, `${endpoint}.json`)) ??
    v.parse(mapSchema, json(join(wire, folder, '_errors.json')))[endpoint];
  if (own !== undefined) return v.parse(recordSchema, own);
  const same = v.parse(mapSchema, json(join(wire, folder, '_same-as.json')))[endpoint];
  if (typeof same !== 'string') return undefined;
  const [scenario = '', role = '', file = ''] = same.split('/');
  return recorded(`${scenario}/${role}`, file.replace(/\.json$/, ''));
}

const isAccepted = (scenario: string, role: string, endpoint: string, difference: string) =>
  acceptedDifferences.some(
    ({ where, what }) =>
      [scenario, role, endpoint].every((name, index) => where[index] === '*' || where[index] === name) &&
      what.test(difference),
  );

const describeWire = existsSync(wire) ? describe.each(scenarios) : describe.skip.each(scenarios);

describeWire('answers as recorded, %s', (scenario) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(scenario);
  });
  afterAll(() => site.close());

  test.each(roles)('for %s', async (role) => {
    const client = await site.client(role === 'anonymous' ? undefined : role);
    const found: string[] = [];
    let compared = 0;
    for (const [endpoint, path] of Object.entries(paths)) {
      const record = recorded(`${scenario}/${role}`, endpoint);
      if (!record) continue;
      compared += 1;
      const reply = await client.get(path);
      const told: string[] = [];
      if (reply.status !== record.status) told.push(`status ${reply.status} instead of ${record.status}`);
      // Recorded bodies that are cut are compared as far as they go.
      if (record.body === '' && reply.text === '') continue;
      told.push(...differences(record.body, reply.body, 'body', record.trimmed === undefined));
      found.push(
        ...told.filter((text) => !isAccepted(scenario, role, endpoint, text)).map((text) => `${endpoint}: ${text}`),
      );
    }
    expect(compared).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });
});
