import type { ScenarioName } from '../../../site/src/scenarios/scenarios';
import { inner, type Shown, type Visit, whole } from '../visit';

const route = '/my-plan';
const planCard = (state: string): Shown => ({
  of: 'Plan card',
  state,
  at: (page) => page.getByTestId('plan-card').first(),
});
const feature = (name: string, state: string): Shown => ({
  of: 'Feature card',
  state,
  at: (page) => page.getByTestId(`plan-feature-${name}`),
});

interface Bought {
  readonly product_slug: string;
  readonly [more: string]: unknown;
}
const purchases = (...all: readonly Bought[]) =>
  inner(all.map((each, index) => ({ ID: String(index + 1), product_name: 'A product', active: '1', ...each })));
const later = '2031-10-12T00:00:00+00:00';
const earlier = '2021-10-12T00:00:00+00:00';
const plan = (product_slug: string) => inner({ plan: { product_slug, product_name_short: 'Moon' }, options: {} });

/** Every product with a separate card, each with another date. */
const products: readonly Bought[] = [
  { product_slug: 'jetpack_backup_t0_yearly', expiry_date: later },
  { product_slug: 'jetpack_backup_t1_yearly', expiry_date: earlier },
  { product_slug: 'jetpack_backup_t2_yearly', subscribed_date: earlier },
  { product_slug: 'jetpack_backup_daily', expiry_date: later, is_refundable: true, subscribed_date: earlier },
  { product_slug: 'jetpack_backup_realtime' },
  { product_slug: 'jetpack_search', expiry_date: later },
  { product_slug: 'jetpack_search_free', expiry_date: later },
  { product_slug: 'jetpack_scan', expiry_date: later },
  { product_slug: 'jetpack_anti_spam', expiry_date: later },
  { product_slug: 'jetpack_videopress', expiry_date: later },
  { product_slug: 'jetpack_social_basic_yearly', expiry_date: later },
  { product_slug: 'jetpack_social_advanced_yearly', expiry_date: later },
  { product_slug: 'jetpack_boost_yearly', expiry_date: 'not a date' },
  { product_slug: 'jetpack_moon', product_name: 'Jetpack <b>Moon</b>', expiry_date: later },
];

const scenarios: readonly ScenarioName[] = ['free', 'personal', 'premium', 'business', 'security', 'complete', 'scan'];
const withoutScenario = ['jetpack_security_t2_yearly', 'jetpack_security_daily', 'jetpack_security_realtime'];

/** My Plan by plan and product. */
export const planVisits: readonly Visit[] = [
  ...scenarios.map(
    (scenario): Visit => ({
      name: `my plan: ${scenario}`,
      scenario,
      route,
      shows: [whole('My Plan', scenario), planCard(scenario)],
    }),
  ),
  ...withoutScenario.map(
    (slug): Visit => ({
      name: `my plan: ${slug}`,
      route,
      answers: { site: plan(slug), 'site/purchases': purchases({ product_slug: slug, expiry_date: later }) },
      shows: [planCard(slug)],
    }),
  ),
  {
    name: 'my plan: an unknown plan',
    route,
    answers: { site: plan('jetpack_moon') },
    shows: [planCard('unknown'), whole('My Plan', 'unknown plan')],
  },
  {
    name: 'my plan: every product',
    route,
    answers: { 'site/purchases': purchases(...products) },
    shows: [
      { of: 'Product cards', state: 'all of them', at: (page) => page.getByRole('region', { name: 'My products' }) },
      planCard('free, backup and scan'),
    ],
  },
  {
    name: 'my plan: expired',
    scenario: 'security',
    route,
    answers: {
      'site/purchases': purchases({ product_slug: 'jetpack_security_t1_yearly', expiry_date: earlier, active: '0' }),
    },
    shows: [planCard('expired')],
  },
  {
    name: 'my plan: loading',
    scenario: 'security',
    route,
    holdsReads: true,
    isTransient: true,
    act: async () => {},
    shows: [whole('My Plan', 'loading')],
  },
  {
    name: 'my plan: the provider is down',
    scenario: 'provider-down',
    route,
    shows: [whole('My Plan', 'provider down')],
  },
  { name: 'my plan: offline', scenario: 'offline', route, shows: [whole('My Plan', 'offline')] },
  { name: 'my plan: with a coupon', scenario: 'coupon-connected', route, shows: [whole('My Plan', 'coupon')] },
  {
    name: 'my plan: a module is being turned on',
    scenario: 'security',
    route,
    chaos: [{ method: 'POST', path: '*', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: (page) => page.getByRole('button', { name: 'Start earning' }).click(),
    shows: [feature('ads', 'activating')],
  },
  {
    name: 'my plan: a module is on',
    scenario: 'security',
    route: '/my-plan',
    prepare: async (page) => {
      await page.goto('/wp-admin/admin.php?page=flightdeck#/my-plan');
      await page.getByRole('button', { name: 'Start earning' }).click();
      await page.waitForLoadState('networkidle');
    },
    shows: [feature('ads', 'on')],
  },
];
