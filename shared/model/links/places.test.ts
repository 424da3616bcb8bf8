import fc from 'fast-check';
import { anyCharacter } from '../../testing/texts';
import { rounds } from '../../testing/values';
import { outward, startLinks } from './links';
import { type RedirectSource, redirectSources } from './links-table';
import {
  type AdminPage,
  addresses,
  adminPage,
  adminPages,
  cloudLink,
  couponCheckout,
  featurePage,
  jetpackPage,
  loginPage,
  originalPage,
  plansLink,
  pluginSetup,
  productPage,
  recommendedCheckout,
  relatedPostsCustomizer,
  searchCustomizer,
  searchExperiencesPage,
  statsLink,
  supportLink,
  type UpgradeInput,
  upgradeLink,
} from './places';

const adminUrl = 'http://site.example/wp-admin/';
const page = `${adminUrl}admin.php?page=flightdeck`;
const links = { origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' };
beforeEach(() => startLinks(links));

const query = (href: string) => Object.fromEntries(new URL(href).searchParams);

const input: UpgradeInput = {
  isLinked: true,
  userId: 70000001,
  aff: '',
  partnerSubsidiaryId: '',
  purchaseToken: false,
  calypsoEnv: '',
};

test.each(Object.entries(addresses))('the address %s leads to a host that the product may link to', (_name, url) => {
  expect(outward(url, page)).toEqual({ allowed: true, href: new URL(url).href });
});

test.each<[string, AdminPage, string]>([
  ['DASH-021 stats', adminPages.stats, 'admin.php?page=stats'],
  ['DASH-021 vaultpress', adminPages.vaultpress, 'admin.php?page=vaultpress'],
  ['DASH-021 search configure', adminPages.searchConfigure, 'admin.php?page=jetpack-search-configure'],
  ['DASH-021 widgets Customizer', adminPages.customizeWidgets, 'customize.php?autofocus[panel]=widgets'],
  ['DASH-021 about', adminPages.about, 'admin.php?page=jetpack_about'],
  ['DASH-021 modules', adminPages.modules, 'admin.php?page=jetpack_modules'],
  ['DASH-021 debugger', adminPages.debugInformation, 'admin.php?page=jetpack-debugger'],
  ['DASH-021 update-core', adminPages.updates, 'update-core.php'],
])('%s is a page of the admin', (_what, adminPath, path) => {
  expect(adminPage(adminPath, adminUrl)).toBe(`${adminUrl}${path}`);
});

test.each(Object.entries(adminPages))(
  "the admin page %s is on this site, and is not Jetpack's dashboard",
  (_name, path) => {
    expect(outward(`${adminUrl}${path}`, page)).toMatchObject({ allowed: true });
    // The pages of Jetpack's dashboard are routes of ours, or come from `originalPage`.
    expect(path).not.toMatch(/page=jetpack(#|$)/);
  },
);

test.each([
  [
    "leads to Jetpack's dashboard, even where Flightdeck opens instead of it",
    ['jetpack', 'my-jetpack'],
    'page=jetpack&flightdeck=off#/security',
  ],
  ["leads to Jetpack's dashboard where its pages are unknown", [], 'page=jetpack&flightdeck=off#/security'],
  ['leads to My Jetpack where Jetpack no longer has a dashboard', ['my-jetpack'], 'page=my-jetpack'],
])("the link to Jetpack's settings %s", (_where, pages, address) => {
  expect(originalPage('/security', { adminUrl, adminPages: pages })).toBe(`${adminUrl}admin.php?${address}`);
});

test.each([
  [[], 'page=jetpack-search#/settings'],
  [['jetpack', 'jetpack-search'], 'page=jetpack-search#/settings'],
  [['jetpack'], 'page=jetpack&flightdeck=off#/performance'],
  [['my-jetpack'], 'page=my-jetpack'],
])('on a site with the pages %j, the search experiences are at %s', (pages, address) => {
  expect(searchExperiencesPage({ adminUrl, adminPages: pages })).toBe(`${adminUrl}admin.php?${address}`);
});

test.each([
  [[], 'page=jetpack-search-configure'],
  [['jetpack', 'jetpack-search', 'jetpack-search-configure'], 'page=jetpack-search-configure'],
  [['jetpack', 'jetpack-search'], 'page=jetpack-search'],
])('on a site with the pages %j, the search results are customized at %s', (pages, address) => {
  expect(searchCustomizer({ adminUrl, adminPages: pages })).toBe(`${adminUrl}admin.php?${address}`);
});

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

test.each([
  ['akismet', '#/product/akismet'],
  ['backup', '#/product/backup'],
  ['scan', '#/product/scan'],
  ['security', '#/product/security'],
  ['videopress', '#/product/videopress'],
  ['search', `${adminUrl}admin.php?page=jetpack-search`],
  ['crm', '#/dashboard'],
  ['constructor', '#/dashboard'],
  ['', '#/dashboard'],
  [null, '#/dashboard'],
])('the page of the product %p is %s', (key, href) => {
  expect(productPage(key, adminUrl)).toBe(href);
});

test.each([
  [cloudLink('backup', 'site.example'), 'https://cloud.jetpack.com/backup/site.example'],
  [cloudLink('scan', 'site.example::blog'), 'https://cloud.jetpack.com/scan/site.example::blog'],
  [cloudLink('settings', '../x?y#z'), 'https://cloud.jetpack.com/settings/..%2Fx%3Fy%23z'],
  [cloudLink('backup', 'a\ud800b'), 'https://cloud.jetpack.com/backup/a%EF%BF%BDb'],
  [cloudLink('landing', 'site.example'), 'https://cloud.jetpack.com/landing/site.example'],
  [cloudLink('search', 'site.example'), 'https://cloud.jetpack.com/jetpack-search/site.example'],
  [adminPage(adminPages.stats, adminUrl), 'http://site.example/wp-admin/admin.php?page=stats'],
  [
    loginPage('http://site.example/wp-login.php', '/wp-admin/admin.php?page=flightdeck#/traffic?term=a'),
    'http://site.example/wp-login.php?redirect_to=%2Fwp-admin%2Fadmin.php%3Fpage%3Dflightdeck%23%2Ftraffic%3Fterm%3Da',
  ],
  [loginPage('http://site.example/hidden/', '/wp-admin/'), 'http://site.example/hidden/?redirect_to=%2Fwp-admin%2F'],
  [loginPage('/?hidden#form', '/wp-admin/'), '/?hidden&redirect_to=%2Fwp-admin%2F#form'],
  [
    relatedPostsCustomizer('/wp-admin/', `${page}#/traffic`, 'http://site.example/?p=1'),
    '/wp-admin/customize.php?autofocus[section]=jetpack_relatedposts&return=http:%2F%2Fsite.example%2Fwp-admin%2Fadmin.php%3Fpage%3Dflightdeck%23%2Ftraffic&url=http:%2F%2Fsite.example%2F%3Fp%3D1',
  ],
])('builds the link %s', (href, expected) => {
  expect(href).toBe(expected);
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

test.each([
  ['activity', ['jetpack-activity-log'], `${adminUrl}admin.php?page=jetpack-activity-log`],
  ['activity', ['jetpack'], 'https://jetpack.com/redirect/?source=calypso-activity-log&site=site.example'],
  ['subscribers', ['jetpack-newsletter'], `${adminUrl}admin.php?page=jetpack-newsletter`],
  ['subscribers', [], 'https://jetpack.com/redirect/?source=calypso-people-email-followers&site=site.example'],
  ['social', ['jetpack-social'], `${adminUrl}admin.php?page=jetpack-social`],
  ['social', [], 'https://jetpack.com/redirect/?source=calypso-marketing-connections&site=site.example'],
] as const)('the page of the feature "%s" on a site with the pages %j is %s', (feature, slugs, href) => {
  expect(featurePage(feature, { adminUrl, adminPages: [...slugs] })).toBe(href);
});

test('a page of Jetpack that the site lacks has no address', () => {
  expect(jetpackPage('jetpack-search-configure', { adminUrl, adminPages: ['jetpack-search'] })).toBeUndefined();
});
