import type { ScenarioName } from '../../../site/src/scenarios/scenarios';
import { delayed, type Picture, pagePicture, providerAnswer, type Visit } from '../visit';

const route = '/my-plan';
const planCard = (state: string): Picture => ({
  subject: 'Plan card',
  state,
  target: (page) => page.getByTestId('plan-card').first(),
});
const feature = (name: string, state: string): Picture => ({
  subject: 'Feature card',
  state,
  target: (page) => page.getByTestId(`plan-feature-${name}`),
});

interface Purchase {
  readonly product_slug: string;
  readonly [field: string]: unknown;
}
const purchasesAnswer = (...purchases: readonly Purchase[]) =>
  providerAnswer(
    purchases.map((each, index) => ({ ID: String(index + 1), product_name: 'A product', active: '1', ...each })),
  );
const futureDate = '2031-10-12T00:00:00+00:00';
const pastDate = '2021-10-12T00:00:00+00:00';
const siteWithPlan = (product_slug: string) =>
  providerAnswer({ plan: { product_slug, product_name_short: 'Moon' }, options: {} });

/** A purchase of each product that has a card, and of an unknown product, with different kinds of dates. */
const productPurchases: readonly Purchase[] = [
  { product_slug: 'jetpack_backup_t0_yearly', expiry_date: futureDate },
  { product_slug: 'jetpack_backup_t1_yearly', expiry_date: pastDate },
  { product_slug: 'jetpack_backup_t2_yearly', subscribed_date: pastDate },
  { product_slug: 'jetpack_backup_daily', expiry_date: futureDate, is_refundable: true, subscribed_date: pastDate },
  { product_slug: 'jetpack_backup_realtime' },
  { product_slug: 'jetpack_search', expiry_date: futureDate },
  { product_slug: 'jetpack_search_free', expiry_date: futureDate },
  { product_slug: 'jetpack_scan', expiry_date: futureDate },
  { product_slug: 'jetpack_anti_spam', expiry_date: futureDate },
  { product_slug: 'jetpack_videopress', expiry_date: futureDate },
  { product_slug: 'jetpack_social_basic_yearly', expiry_date: futureDate },
  { product_slug: 'jetpack_social_advanced_yearly', expiry_date: futureDate },
  { product_slug: 'jetpack_boost_yearly', expiry_date: 'not a date' },
  { product_slug: 'jetpack_moon', product_name: 'Jetpack <b>Moon</b>', expiry_date: futureDate },
];

const scenarios: readonly ScenarioName[] = ['free', 'personal', 'premium', 'business', 'security', 'complete', 'scan'];
const plansWithoutScenario = ['jetpack_security_t2_yearly', 'jetpack_security_daily', 'jetpack_security_realtime'];

/** My Plan with each plan, with all products, and while data is missing. */
export const planVisits: readonly Visit[] = [
  ...scenarios.map(
    (scenario): Visit => ({
      name: `my plan: ${scenario}`,
      scenario,
      route,
      pictures: [pagePicture('My Plan', scenario), planCard(scenario)],
    }),
  ),
  ...plansWithoutScenario.map(
    (slug): Visit => ({
      name: `my plan: ${slug}`,
      route,
      answers: {
        site: siteWithPlan(slug),
        'site/purchases': purchasesAnswer({ product_slug: slug, expiry_date: futureDate }),
      },
      pictures: [planCard(slug)],
    }),
  ),
  {
    name: 'my plan: an unknown plan',
    route,
    answers: { site: siteWithPlan('jetpack_moon') },
    pictures: [planCard('unknown'), pagePicture('My Plan', 'unknown plan')],
  },
  {
    name: 'my plan: every product',
    route,
    answers: { 'site/purchases': purchasesAnswer(...productPurchases) },
    pictures: [
      {
        subject: 'Product cards',
        state: 'every product',
        target: (page) => page.getByRole('region', { name: 'My products' }),
      },
      planCard('free, backup and scan'),
    ],
  },
  {
    name: 'my plan: expired',
    scenario: 'security',
    route,
    answers: {
      'site/purchases': purchasesAnswer({
        product_slug: 'jetpack_security_t1_yearly',
        expiry_date: pastDate,
        active: '0',
      }),
    },
    pictures: [planCard('expired')],
  },
  {
    name: 'my plan: loading',
    scenario: 'security',
    route,
    holdsReads: true,
    isTransient: true,
    isMirroredInPlace: true,
    pictures: [pagePicture('My Plan', 'loading')],
  },
  {
    name: 'my plan: the provider is down',
    scenario: 'provider-down',
    route,
    pictures: [pagePicture('My Plan', 'provider down')],
  },
  { name: 'my plan: offline', scenario: 'offline', route, pictures: [pagePicture('My Plan', 'offline')] },
  { name: 'my plan: with a coupon', scenario: 'coupon-connected', route, pictures: [pagePicture('My Plan', 'coupon')] },
  {
    name: 'my plan: a module is being turned on',
    scenario: 'security',
    route,
    ...delayed({ method: 'POST', path: '*' }),
    act: (page) => page.getByRole('button', { name: 'Start earning' }).click(),
    pictures: [feature('ads', 'activating')],
  },
  {
    name: 'my plan: a module is on',
    scenario: 'security',
    route,
    prepare: async (page) => {
      await page.goto('/wp-admin/admin.php?page=flightdeck#/my-plan');
      await page.getByRole('button', { name: 'Start earning' }).click();
      await page.waitForLoadState('networkidle');
    },
    pictures: [feature('ads', 'on')],
  },
];
