import fc from 'fast-check';
import { anyCharacter } from '../../testing/texts';
import { rounds } from '../../testing/values';
import { startLinks } from './links';
import { type RedirectSource, redirectSources } from './links-table';
import {
  cloudLink,
  couponCheckout,
  plansLink,
  pluginSetup,
  productPage,
  recommendedCheckout,
  statsLink,
  supportLink,
  type UpgradeInput,
  upgradeLink,
} from './places';

const adminUrl = 'http://site.example/wp-admin/';
beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));

const query = (href: string) => Object.fromEntries(new URL(href).searchParams);

const input: UpgradeInput = {
  isLinked: true,
  userId: 70000001,
  aff: '',
  partnerSubsidiaryId: '',
  purchaseToken: false,
  calypsoEnv: '',
};

test('only listed sources compile, and monthly ones only for places that sell a plan', () => {
  const isUnknownRefused: 'nobody' extends RedirectSource ? never : true = true;
  const isMonthlyPlanAccepted: 'support-monthly' extends RedirectSource ? true : never = true;
  const isOtherMonthlyRefused: 'jetpack-monthly' extends RedirectSource ? never : true = true;
  expect([isUnknownRefused, isMonthlyPlanAccepted, isOtherMonthlyRefused]).toEqual([true, true, true]);
});

test('the names of sources need no encoding in an address', () => {
  expect(Object.keys(redirectSources).filter((source) => !/^[a-z][a-z\d_-]+$/.test(source))).toEqual([]);
});

test.each<[string, Partial<UpgradeInput>, Record<string, string>]>([
  ['a linked user', {}, { u: '70000001' }],
  ['an unknown user', { userId: 0 }, {}],
  ['a site of a partner', { aff: '12', partnerSubsidiaryId: '34' }, { u: '70000001', aff: '12', subsidiaryId: '34' }],
  ['a user who is not linked', { isLinked: false }, { u: '70000001', query: 'unlinked=1&' }],
  ['a site with a purchase token', { purchaseToken: 't0' }, { u: '70000001', query: 'purchasetoken=t0' }],
  [
    'an unlinked user of a site with a purchase token',
    { isLinked: false, purchaseToken: 't0' },
    { u: '70000001', query: 'unlinked=1&purchasetoken=t0' },
  ],
  ['a test environment of the provider', { calypsoEnv: 'stage' }, { u: '70000001', calypso_env: 'stage' }],
])('an upgrade link for %s has the right parameters', (_who, changes, params) => {
  expect(query(upgradeLink('settings-ads', { ...input, ...changes }))).toEqual({
    source: 'settings-ads',
    site: 'site.example',
    ...params,
  });
});

test('SHR-116 SHR-117 an upgrade link is yearly by default; the source of a monthly one ends in -monthly', () => {
  expect(query(upgradeLink('support', input)).source).toBe('support');
  expect(query(upgradeLink('support', input, 'monthly')).source).toBe('support-monthly');
});

test.each<[string, string, Record<string, string>]>([
  ['support', supportLink(false), { source: 'jetpack-contact-support' }],
  ['support of a development version', supportLink(true), { source: 'jetpack-contact-support-beta-group' }],
  [
    'the stats of a day',
    statsLink('day', '2023-05-01'),
    { source: 'calypso-stats-day', query: 'startDate=2023-05-01' },
  ],
  [
    'the stats of a week',
    statsLink('week', '2023W05W01'),
    { source: 'calypso-stats-week', query: 'startDate=2023-05-01' },
  ],
  [
    'the stats of a month',
    statsLink('month', '2023-05-01'),
    { source: 'calypso-stats-month', query: 'startDate=2023-05-01' },
  ],
  ['the plans', plansLink(true, false), { source: 'jetpack-plans' }],
  [
    'the plans for a site with a purchase token',
    plansLink(false, 't0'),
    { source: 'jetpack-nav-site-only-plans', query: 'purchasetoken=t0' },
  ],
  [
    'the checkout of a recommended product',
    recommendedCheckout('jetpack_scan', 'C0', adminUrl),
    {
      source: 'jetpack-recommendations-product-checkout',
      path: 'jetpack_scan',
      query: `coupon=C0&redirect_to=${adminUrl}admin.php?jp-react-redirect=product-purchased`,
    },
  ],
  [
    "the checkout with a partner's coupon",
    couponCheckout('jetpack_backup_daily', 'C0'),
    { source: 'jetpack-plugin-partner-coupon-checkout', path: 'jetpack_backup_daily', query: 'coupon=C0' },
  ],
  ['the setup of a plugin', pluginSetup('akismet'), { source: 'calypso-plugins-setup', query: 'only=akismet' }],
])('the link to %s has the right source and parameters', (_what, href, params) => {
  // The links are built before `startLinks` runs, so they have no site.
  expect(query(href)).toEqual(params);
});

test('hostile text in answers never changes the origin of a link', () => {
  const text = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(text, text, (first, second) => {
      const href = upgradeLink('support', { ...input, aff: first, purchaseToken: second, userId: first });
      for (const link of [
        href,
        statsLink('day', first),
        couponCheckout(first, second),
        recommendedCheckout(first, second, first),
      ]) {
        expect(new URL(link).origin).toBe('https://jetpack.com');
      }
      expect(new URL(cloudLink('backup', first)).origin).toBe('https://cloud.jetpack.com');
      expect(productPage(first, adminUrl)).toMatch(/^#\/dashboard$|^#\/product\/|page=jetpack-search$/);
    }),
    rounds,
  );
});
