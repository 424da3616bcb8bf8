import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../e2e/support/accessibility/axe';
import { expect, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/* Tests of sites on which Flightdeck opens instead of the Jetpack dashboard. */

const jetpackUrl = ({ url }: Pick<WordPress, 'url'>, suffix = '') => `${url}/wp-admin/admin.php?page=jetpack${suffix}`;
const jetpackHeading = (page: Page) => page.getByRole('heading', { name: 'Page of the partner' });
const connectionCard = (page: Page) => page.getByRole('article', { name: 'Site connection' });
const notice = (page: Page) => page.locator('#flightdeck-replacement');
const menuEntries = (page: Page) => page.locator('#toplevel_page_flightdeck .wp-submenu a');

/** Returns a site on which Flightdeck opens instead of the Jetpack dashboard. */
async function siteWithReplacement(wordpress: () => Promise<WordPress>): Promise<WordPress> {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  site.php("update_option( 'flightdeck_take_place', '1' );");
  return site;
}

test('a link to the Jetpack dashboard opens the same route of our page if the option is on and no constant turns it off', {
  tag: '@matrix',
}, async ({ page, wordpress }) => {
  const site = await siteWithReplacement(wordpress);
  site.php("delete_option( 'flightdeck_take_place' );");
  await logIn(page, site, 'admin');
  await page.goto(jetpackUrl(site, '#/settings'));
  await expect(jetpackHeading(page)).toBeVisible();
  await expect(page.locator('#toplevel_page_jetpack')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  site.php("update_option( 'flightdeck_take_place', '1' );");
  await page.goto('about:blank');
  await page.goto(jetpackUrl(site, '#/settings?term=stats'));
  await expect(page).toHaveURL(/admin\.php\?page=flightdeck#\/settings\?term=stats$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Settings/);
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();
  await page.goto(jetpackUrl(site, '&showCouponRedemption=1#/my-plan'));
  await expect(page).toHaveURL(/page=flightdeck&showCouponRedemption=1#\/my-plan$/);

  site.config("define( 'FLIGHTDECK_TAKE_PLACE', false );");
  await page.goto(jetpackUrl(site, '#/security'));
  await expect(jetpackHeading(page)).toBeVisible();
});

test('Jetpack handles requests that change something, and requests for routes that only Jetpack has', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  await logIn(page, site, 'admin');
  await page.goto(jetpackUrl(site, '&action=disconnect&_wpnonce=1'));
  await expect(jetpackHeading(page)).toBeVisible();
  expect(site.php("echo get_option( 'double_disconnects' );")).toBe('1');
  const posted = await page.request.post(jetpackUrl(site), { form: { a: 'b' }, maxRedirects: 0 });
  expect(posted.status()).toBe(200);

  await page.goto(jetpackUrl(site, '#/newsletter'));
  await expect(page).toHaveURL(/page=jetpack&flightdeck=off#\/newsletter$/);
  await expect(jetpackHeading(page)).toBeVisible();
});

test('a one-time notice of Jetpack reaches the page state of our page once', async ({ page, wordpress }) => {
  const site = await siteWithReplacement(wordpress);
  await logIn(page, site, 'admin');
  await page.context().addCookies([{ name: 'jetpackState[message]', value: 'switch_master', url: site.url }]);
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();
  const state = await page.locator('#flightdeck-page-state').textContent();
  expect(JSON.parse(state ?? '').initial.jetpackStateNotices.messageCode).toBe('switch_master');
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();
  expect(await page.locator('#flightdeck-page-state').textContent()).toContain('"messageCode":null');
});

test('one click opens the Jetpack dashboard, and a second click turns the replacement off', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  await logIn(page, site, 'admin');
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();
  await menuEntries(page).filter({ hasText: 'Jetpack dashboard' }).click();
  await expect(page).toHaveURL(/page=jetpack&flightdeck=off$/);
  await expect(jetpackHeading(page)).toBeVisible();
  await expectAccessible(page, { within: '#flightdeck-replacement', isHostPage: true });

  // The scripts of the Jetpack dashboard need the menu entry of Jetpack. The links of this entry open routes of the same dashboard.
  const settingsLink = page.locator('#toplevel_page_jetpack .wp-submenu a').filter({ hasText: 'Settings' });
  await expect(settingsLink).toHaveAttribute('href', /page=jetpack&flightdeck=off#\/settings$/);
  await notice(page).getByRole('link', { name: 'Open Flightdeck' }).click();
  await expect(connectionCard(page)).toBeVisible();

  await page.goto(jetpackUrl(site, '&flightdeck=off'));
  await notice(page).getByRole('link', { name: 'Always open the Jetpack dashboard' }).click();
  await expect(page).toHaveURL(/page=jetpack$/);
  await expect(jetpackHeading(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto(jetpackUrl(site));
  await expect(jetpackHeading(page)).toBeVisible();
});

test('the link that turns the replacement off needs a nonce and the capability manage_options', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await siteWithReplacement(wordpress);
  const turnOffUrl = `${site.url}/wp-admin/admin-post.php?action=flightdeck_stop_replacing`;
  await logIn(page, site, 'admin');
  expect((await page.request.get(turnOffUrl)).status()).toBe(403);
  await logIn(page, site, 'editor');
  await page.goto(jetpackUrl(site, '&flightdeck=off'));
  await expect(notice(page).getByRole('link')).toHaveText(['Open Flightdeck']);
  site.mustUse(
    "add_action( 'admin_footer', static function () { echo '<p id=\"nonce\">', wp_create_nonce( 'flightdeck_stop_replacing' ), '</p>'; } );",
  );
  await page.goto(`${site.url}/wp-admin/index.php`);
  const nonce = await page.locator('#nonce').textContent();
  expect((await page.request.get(`${turnOffUrl}&_wpnonce=${nonce}`)).status()).toBe(403);
  expect(site.php("echo get_option( 'flightdeck_take_place' );")).toBe('1');
});

test('if our page cannot open, the Jetpack dashboard opens and shows administrators why', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  const expectProblem = async (...texts: readonly string[]) => {
    await page.goto('about:blank');
    await page.goto(jetpackUrl(site, '#/settings'));
    await expect(jetpackHeading(page)).toBeVisible();
    for (const text of ["Couldn't open Flightdeck", ...texts]) await expect(notice(page)).toContainText(text);
    await expect(notice(page).getByRole('link', { name: 'Flightdeck settings' })).toBeVisible();
  };
  await logIn(page, site, 'admin');
  site.php("delete_transient( 'flightdeck_state_fits' ); update_option( 'double_lacks', array( 'settings' ) );");
  await expectProblem("can't read the data", 'Missing: initial.settings', 'Update Flightdeck');
  await expectAccessible(page, { within: '#flightdeck-replacement', isHostPage: true });

  site.php("delete_option( 'double_lacks' ); update_option( 'double_throws', 1 );");
  await expectProblem("Couldn't get this site's status", 'RuntimeException');

  site.php("delete_option( 'double_throws' );");
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();

  // The previous check found a complete page state. So our page opens, finds the failure, and offers the Jetpack dashboard.
  site.php("update_option( 'double_throws', 1 );");
  await page.goto(jetpackUrl(site));
  await page.getByRole('link', { name: 'Open the Jetpack page' }).click();
  await expect(page).toHaveURL(/page=jetpack&flightdeck=off$/);
  await expect(jetpackHeading(page)).toBeVisible();
  await expectProblem('RuntimeException');
  site.php("delete_option( 'double_throws' );");

  site.addPartner({ version: '11.2' });
  await expectProblem('Update Jetpack to 11.3 or later');
  await expect(notice(page).getByRole('link', { name: 'Go to updates' })).toBeVisible();
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.locator('#toplevel_page_jetpack')).toBeVisible();
  await expect(menuEntries(page)).toHaveText(['Dashboard', 'Settings']);
  site.addPartner();

  rmSync(join(site.plugins, 'flightdeck/set'), { recursive: true });
  await expectProblem("can't be used", 'Install the plugin again', 'registry.json is missing');

  await logIn(page, site, 'editor');
  await page.goto(jetpackUrl(site));
  await expect(jetpackHeading(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('our submenu lists the other pages of Jetpack, and its entries open them', async ({ page, wordpress }) => {
  const site = await siteWithReplacement(wordpress);
  await logIn(page, site, 'admin');
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();
  await expect(page.locator('#toplevel_page_jetpack')).toHaveCount(0);
  await expect(menuEntries(page)).toHaveText([
    'Dashboard',
    'Settings',
    'My Jetpack',
    'Stats',
    'Newsletter',
    'Backup',
    'Jetpack dashboard',
  ]);
  const currentEntry = page.locator('#adminmenu a[aria-current="page"]');
  await expect(currentEntry).toHaveText('Dashboard');
  await menuEntries(page).filter({ hasText: 'Settings' }).click();
  await expect(currentEntry).toHaveText('Settings');
  for (const name of ['My Jetpack', 'Stats']) {
    await menuEntries(page).filter({ hasText: name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(currentEntry).toHaveText(name);
    await expect(page.locator('#toplevel_page_flightdeck')).toHaveClass(/wp-has-current-submenu/);
  }
  await expect(menuEntries(page).filter({ hasText: 'Backup' })).toHaveAttribute(
    'href',
    'https://backup.example/?site=1',
  );
  await menuEntries(page).filter({ hasText: 'Newsletter' }).click();
  await expect(page).toHaveURL(/page=jetpack&flightdeck=off#\/newsletter$/);
});

test('toolbar links to the Jetpack dashboard open our page, in the admin and on the site', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  // Simulates a theme.
  site.mustUse("add_action( 'template_redirect', static function () { wp_head(); wp_footer(); exit; } );");
  await logIn(page, site, 'admin');
  for (const address of [`${site.url}/wp-admin/index.php`, `${site.url}/`]) {
    await page.goto(address);
    const link = (id: string) => page.locator(`#wp-admin-bar-${id} > a`);
    await expect(link('double-page')).toHaveAttribute(
      'href',
      `${site.url}/wp-admin/admin.php?page=flightdeck#/security`,
    );
    await expect(link('double-stats')).toHaveAttribute('href', `${site.url}/wp-admin/admin.php?page=stats`);
  }
});

test('editors and subscribers get our page if they may open it, otherwise the Jetpack dashboard', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  for (const user of ['editor', 'subscriber'] as const) {
    await logIn(page, site, user);
    await page.goto(jetpackUrl(site, '#/dashboard'));
    await expect(page).toHaveURL(/page=flightdeck#\/dashboard$/);
    await expect(connectionCard(page)).toBeVisible();
    await expect(menuEntries(page)).toHaveText(['Dashboard', 'My Jetpack', 'Newsletter', 'Jetpack dashboard']);
  }
  // Until the site is connected, only administrators may open either page.
  site.php("update_option( 'double_connected', 'no' );");
  expect((await page.goto(jetpackUrl(site)))?.status()).toBe(403);
  await expect(page.getByText('not allowed to access this page')).toBeVisible();
  // Another plugin opens the partner's page to all users.
  site.mustUse(
    `add_action( 'admin_menu', static function () {
      add_menu_page( 'Jetpack', 'Jetpack', 'read', 'jetpack', static function () { echo '<h1>Page of the partner</h1>'; } );
    } );`,
  );
  await page.goto(jetpackUrl(site));
  await expect(jetpackHeading(page)).toBeVisible();
  await page.goto(`${site.url}/wp-admin/profile.php`);
  await expect(page.locator('#toplevel_page_jetpack')).toBeVisible();
  await expect(page.locator('#toplevel_page_flightdeck')).toHaveCount(0);
});

test('our page replaces the Jetpack dashboard of a site in a network, and the network admin keeps its Jetpack page', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress({ path: '/network/', multisite: true });
  site.restore();
  site.addPartner();
  site.php("update_option( 'flightdeck_take_place', '1' );");
  site.mustUse(
    `add_action( 'network_admin_menu', static function () {
      add_menu_page( 'Jetpack', 'Jetpack', 'manage_network', 'jetpack', static function () { echo '<h1>Sites of the network</h1>'; } );
    } );`,
  );
  await logIn(page, site, 'admin');
  await page.goto(jetpackUrl(site, '#/security'));
  await expect(page).toHaveURL(/page=flightdeck#\/security$/);
  await page.goto(`${site.url}/wp-admin/network/admin.php?page=jetpack`);
  await expect(page.getByRole('heading', { name: 'Sites of the network' })).toBeVisible();
  await expect(page.locator('#toplevel_page_jetpack')).toBeVisible();
  await page.goto(`${site.url}/wp-admin/network/plugins.php`);
  await expect(page.locator('tr[data-plugin="flightdeck/flightdeck.php"]')).toBeVisible();
  site.php("delete_option( 'flightdeck_take_place' );");
  await open(page, site);
  await expect(connectionCard(page)).toBeVisible();
  await expect(page.locator('#toplevel_page_jetpack')).toBeVisible();
});
