import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../e2e/support/accessibility/axe';
import { expect, logIn, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/* Tests of sites on which Flightdeck opens instead of the Jetpack dashboard. */

const jetpackUrl = ({ url }: Pick<WordPress, 'url'>, suffix = '') => `${url}/wp-admin/admin.php?page=jetpack${suffix}`;
const jetpackHeading = (page: Page) => page.getByRole('heading', { name: 'Page of Jetpack' });
const connectionCard = (page: Page) => page.getByRole('article', { name: 'Site connection' });
const notice = (page: Page) => page.locator('#flightdeck-replacement');
const menuEntries = (page: Page) => page.locator('#toplevel_page_flightdeck .wp-submenu a');

/** Returns a site on which Flightdeck opens instead of the Jetpack dashboard. */
async function siteWithReplacement(wordpress: () => Promise<WordPress>): Promise<WordPress> {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  site.php("update_option( 'flightdeck_take_place', '1' );");
  return site;
}

test('a link to the Jetpack dashboard opens the same route of our page if the option is on', {
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

test('one click opens the Jetpack dashboard, whose notice leads back and to the setting', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  await logIn(page, site, 'admin');
  await page.goto(jetpackUrl(site));
  await expect(connectionCard(page)).toBeVisible();
  await expect(menuEntries(page)).toHaveText(['Dashboard', 'Settings', 'Jetpack dashboard']);
  const currentEntry = page.locator('#adminmenu a[aria-current="page"]');
  await expect(currentEntry).toHaveText('Dashboard');
  await menuEntries(page).filter({ hasText: 'Settings' }).click();
  await expect(currentEntry).toHaveText('Settings');
  await menuEntries(page).filter({ hasText: 'Jetpack dashboard' }).click();
  await expect(page).toHaveURL(/page=jetpack&flightdeck=off$/);
  await expect(jetpackHeading(page)).toBeVisible();
  await expectAccessible(page, { within: '#flightdeck-replacement', isForeignPage: true });
  await notice(page).getByRole('link', { name: 'Open Flightdeck' }).click();
  await expect(connectionCard(page)).toBeVisible();

  await page.goto(jetpackUrl(site, '&flightdeck=off'));
  await notice(page).getByRole('link', { name: 'Flightdeck settings' }).click();
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.goto(jetpackUrl(site));
  await expect(jetpackHeading(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('the menu of Jetpack keeps its entries, and those of its dashboard open our page', async ({ page, wordpress }) => {
  const site = await siteWithReplacement(wordpress);
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  const jetpackEntries = page.locator('#toplevel_page_jetpack .wp-submenu a');
  await expect(jetpackEntries).toHaveText(['My Jetpack', 'Stats', 'Dashboard', 'Settings', 'Newsletter', 'Backup']);
  await page.goto((await jetpackEntries.filter({ hasText: 'Settings' }).getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/page=flightdeck#\/settings$/);
  await page.goto(`${site.url}/wp-admin/admin.php?page=my-jetpack`);
  await expect(page.getByRole('heading', { name: 'My Jetpack', level: 1 })).toBeVisible();
});

test('the command palette opens the same pages as our menu', async ({ page, wordpress }) => {
  const site = await siteWithReplacement(wordpress);
  // As in WordPress 6.9: addresses of files as they are, and of other entries with their characters decoded.
  site.mustUse(`add_action( 'admin_footer', static function () {
    $address = static fn( $entry ) => preg_match( '/\\.php($|\\?)/', $entry[2] ) ? $entry[2] : html_entity_decode( menu_page_url( $entry[2], false ) );
    echo '<pre id="palette">', esc_html( wp_json_encode( array_map( $address, array_values( $GLOBALS['submenu']['flightdeck'] ) ) ) ), '</pre>';
  } );`);
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  const addresses: string[] = JSON.parse((await page.locator('#palette').textContent()) ?? '');
  const ofMenu = await menuEntries(page).evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
  expect(ofMenu).toHaveLength(3);
  expect(addresses.map((address) => new URL(address, page.url()).href)).toEqual(ofMenu);
});

test('if our page cannot open, it says why and opens the Jetpack dashboard with one click', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithReplacement(wordpress);
  rmSync(join(site.plugins, 'flightdeck/set'), { recursive: true });
  for (const user of ['admin', 'editor'] as const) {
    await logIn(page, site, user);
    await page.goto(jetpackUrl(site, '#/settings'));
    await expect(page.getByRole('heading', { name: "The dashboard files can't be used", level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Open the Jetpack page' }).click();
    await expect(page).toHaveURL(/page=jetpack&flightdeck=off$/);
    await expect(jetpackHeading(page)).toBeVisible();
  }
  await expect(notice(page).getByRole('link')).toHaveText(['Open Flightdeck']);

  // Flightdeck replaces no version of Jetpack that is too old for it.
  site.addJetpack({ version: '11.2' });
  await page.goto(jetpackUrl(site));
  await expect(jetpackHeading(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
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
    await expect(menuEntries(page)).toHaveText(['Flightdeck', 'Jetpack dashboard']);
  }
  // Until the site is connected, only administrators may open either page.
  site.php("update_option( 'double_connected', 'no' );");
  expect((await page.goto(jetpackUrl(site)))?.status()).toBe(403);
  await expect(page.getByText('not allowed to access this page')).toBeVisible();
  // Another plugin opens Jetpack's page to all users.
  site.mustUse(
    `add_action( 'admin_menu', static function () {
      add_menu_page( 'Jetpack', 'Jetpack', 'read', 'jetpack', static function () { echo '<h1>Page of Jetpack</h1>'; } );
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
  site.addJetpack();
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
});
