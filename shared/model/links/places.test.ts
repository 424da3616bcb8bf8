import { outward, startLinks } from './links';
import {
  type AdminPage,
  addresses,
  adminPage,
  adminPages,
  cloudLink,
  featurePage,
  jetpackPage,
  loginPage,
  originalPage,
  productPage,
  relatedPostsCustomizer,
  searchCustomizer,
  searchExperiencesPage,
} from './places';

const adminUrl = 'http://site.example/wp-admin/';
const page = `${adminUrl}admin.php?page=flightdeck`;
const links = { origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' };
beforeEach(() => startLinks(links));

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
