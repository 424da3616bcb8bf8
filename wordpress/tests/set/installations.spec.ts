import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordLanguageFiles, translated } from '../../../e2e/support/translations';
import type { SiteOptions } from '../../src/server/options';
import { addSite } from '../support/network';
import { expect, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/** An admin page of another plugin with two of our widgets, and with a widget that does not exist. */
const otherPage = `add_action( 'admin_menu', static function () {
	add_menu_page( 'Other', 'Other', 'read', 'other', static function () {
		echo '<div class="wrap"><h1>Other</h1>';
		flightdeck_widget( 'connections-card' );
		flightdeck_widget( 'licensing-header' );
		flightdeck_widget( 'no-such-widget' );
		echo '</div>';
	} );
} );`;

/** Expects no PHP notices except those about the widget that does not exist. */
function expectOnlyWidgetNotices(site: WordPress): void {
  const notices = site.takeNotices().trim().split('\n');
  expect(notices.filter((notice) => !notice.includes('There is no widget &quot;no-such-widget&quot;'))).toEqual([]);
}

/** Addresses of REST calls that the double of Jetpack answers. */
const simulatedCalls = /jetpack\/v4\/(connection|settings)/;

/** A kind of site to install. */
interface Installation {
  /** End of the sentence "dashboard and widgets work …". */
  readonly label: string;
  readonly options: Partial<SiteOptions>;
  /** Structure of the permalinks, if it is neither plain nor pretty. */
  readonly permalinks?: string;
  /** Whether to test a second site of the network, below the first one. */
  readonly isSecond?: boolean;
}

const installations: readonly Installation[] = [
  { label: 'at the root of an address', options: {} },
  { label: 'in a folder, with plain permalinks', options: { path: '/blog/', plain: true } },
  {
    label: 'in a folder, with permalinks that contain index.php',
    options: { path: '/blog/', plain: true },
    permalinks: '/index.php/%postname%/',
  },
  { label: 'on the main site of a network', options: { path: '/network/', multisite: true } },
  { label: 'on the second site of a network', options: { path: '/network/', multisite: true }, isSecond: true },
];

for (const { label, options, permalinks, isSecond } of installations) {
  test(`dashboard and widgets work ${label}`, async ({ page, wordpress }) => {
    const mainSite = await wordpress(options);
    mainSite.restore();
    mainSite.addJetpack();
    mainSite.mustUse(otherPage);
    if (permalinks) mainSite.php(`update_option( 'permalink_structure', '${permalinks}' );`);
    // The name is new in each attempt, because the site of a failed attempt still exists.
    const siteName = isSecond ? `second${Date.now()}` : '';
    if (isSecond) addSite(mainSite, siteName);
    const site = { url: isSecond ? `${mainSite.url}/${siteName}` : mainSite.url };
    const failures: string[] = [];
    const foreignRequests: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 && (simulatedCalls.test(answer.url()) || answer.url().includes('/set/')))
        failures.push(answer.url());
    });
    page.on('pageerror', (error) => failures.push(String(error)));
    page.on('request', (request) => {
      if (/\.js|rest_route|wp-json/.test(request.url()) && !request.url().startsWith(`${site.url}/`)) {
        foreignRequests.push(request.url());
      }
    });
    await logIn(page, site, 'admin');
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await open(page, site, '/security');
    await expect(page.getByRole('switch', { name: /Get downtime alerts/ })).not.toBeChecked();

    await page.goto(`${site.url}/wp-admin/admin.php?page=other`);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await expect(page.locator('flightdeck-widget')).toHaveCount(2);
    // One for each widget, because a page can throw away the output of one.
    await expect(page.locator('script[src*="/embed/"][integrity^="sha384-"]')).toHaveCount(2);
    await expect(
      page
        .getByRole('link', { name: 'Manage site connection' })
        .or(page.getByRole('button', { name: 'Manage site connection' })),
    ).toBeVisible();
    expect({ failures, foreignRequests }).toEqual({ failures: [], foreignRequests: [] });
    expectOnlyWidgetNotices(mainSite);
    if (permalinks) {
      expect(await page.locator('flightdeck-widget').first().getAttribute('root')).toContain('/index.php/wp-json/');
      mainSite.php("update_option( 'permalink_structure', '' );");
    }
  });
}

test('flightdeck_widget() shows the named widget on an admin page of WordPress', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  site.mustUse(
    "add_action( 'admin_notices', static function () { echo '<div id=\"widget\">'; flightdeck_widget( 'connection' ); echo '</div>'; } );",
  );
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  const widget = page.locator('#widget flightdeck-widget');
  await expect(widget).toHaveAttribute('name', 'connection');
  await expect(widget.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('the page shows translations of the site and of the release in the language of the user', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  const folder = site.php("wp_mkdir_p( WP_LANG_DIR . '/plugins' ); echo WP_LANG_DIR . '/plugins';");
  const writeTexts = (name: string, messages: object) =>
    writeFileSync(join(folder, name), JSON.stringify({ locale_data: { messages } }));
  writeTexts('flightdeck-de_AT-mf-dashboard.json', {
    Connections: ['Leitungen'],
    'Site connection': ['<b>Leitung</b>'],
  });
  writeTexts('flightdeck-fr_FR-mf-dashboard.json', { Connections: ['Liaisons'] });
  // The user's language has precedence over the site's. Texts that de_AT lacks come from de_DE.
  site.php("update_option( 'WPLANG', 'fr_FR' ); update_user_meta( 1, 'locale', 'de_AT' );");
  await logIn(page, site, 'admin');
  const files = recordLanguageFiles(page);
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Leitungen' })).toBeVisible();
  await expect(page.getByRole('article', { name: translated('de_DE', 'Downtime monitoring') })).toBeVisible();
  // The site's translation contains markup that the English text lacks, so the page shows the translation of the release.
  await expect(page.getByRole('article', { name: translated('de_DE', 'Site connection') })).toBeVisible();
  // A text of the PHP code.
  await expect(page.locator('#adminmenu').getByRole('link', { name: translated('de_DE', 'Settings') })).not.toHaveCount(
    0,
  );
  expect(files.some((name) => name.endsWith('.fr.json'))).toBe(false);
  // The page contains the code of language.js, and the texts of its first screen.
  expect(files).not.toContain('root-config/language.js');
  expect(files).not.toContain('mf-dashboard/at-a-glance.de.json');
  const pageState = await page.evaluate(() => document.querySelector('#flightdeck-page-state')?.textContent ?? '');
  expect(pageState).not.toContain('.fr.json');
  // The page does not contain the texts of failures. The code that shows failures loads them from files, which a data block lists.
  expect(pageState).not.toContain(
    "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.",
  );
  const pageBlock = (await page.locator('script#flightdeck-page').textContent()) ?? '';
  expect(pageBlock.match(/\w+\.\w+\.json/g)).toEqual(['failure.de.json', 'status.de.json']);
  site.php("delete_user_meta( 1, 'locale' ); update_option( 'WPLANG', '' );");
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
});

test('uninstalling removes the options of every site of a network', async ({ wordpress }) => {
  const site = await wordpress({ path: '/network/', multisite: true });
  site.restore();
  const remaining = site.php(
    `$second = wp_insert_site( array( 'domain' => get_network()->domain, 'path' => '/network/s' . wp_rand() . '/', 'user_id' => 1 ) );
    $names = array( 'flightdeck_set_kept', 'flightdeck_take_place', 'flightdeck_version' );
    foreach ( array( 1, $second ) as $id ) foreach ( $names as $name ) update_blog_option( $id, $name, 'https://set.example/' );
    define( 'WP_UNINSTALL_PLUGIN', 'flightdeck/flightdeck.php' );
    include WP_PLUGIN_DIR . '/flightdeck/uninstall.php';
    foreach ( array( 1, $second ) as $id ) foreach ( $names as $name ) echo get_blog_option( $id, $name, 'gone ' );
    echo get_current_blog_id();`,
  );
  expect(remaining).toBe('gone gone gone gone gone gone 1');
});

test('without Jetpack, administrators see the problem instead of a widget, and subscribers see nothing', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.mustUse(otherPage);
  await logIn(page, site, 'subscriber');
  await page.goto(`${site.url}/wp-admin/admin.php?page=other`);
  await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible();
  await expect(page.locator('flightdeck-widget')).toHaveCount(0);
  await expect(page.getByText('Jetpack is not installed')).toHaveCount(0);

  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/admin.php?page=other`);
  await expect(page.getByText('Jetpack is not installed')).toHaveCount(2);
  expectOnlyWidgetNotices(site);
});

test('a subscriber gets a page without the data of administrators', { tag: '@every-change' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'subscriber');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(await page.content()).not.toContain('SECRET');

  site.php("update_option( 'double_connected', 'no' );");
  expect((await open(page, site))?.status()).toBe(403);
  await logIn(page, site, 'admin');
  expect((await open(page, site))?.status()).toBe(200);
});
