import { meterHeaders, queriesOf } from '../support/meter';
import { expectQuietPages, expectQuietPluginPages } from '../support/quiet';
import { contentOf, logAllMessages, messagesOf } from '../support/recorded-visits';
import { expect, expectUpdated, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/*
 * With WP_DEBUG, WP_DEBUG_LOG, SCRIPT_DEBUG and SAVEQUERIES, the plugin adds no message, no query, no file and almost no autoloaded
 * data to other pages. Each page is requested with and without the plugin; messages of the server itself are in both.
 */

/** Bytes of autoloaded options that the plugin may add to each request. */
const autoloadLimit = 512;

/** Returns a site that logs all messages. @param isReplaced whether Flightdeck replaces the Jetpack dashboard */
async function siteWithAllMessages(wordpress: () => Promise<WordPress>, isReplaced: boolean): Promise<WordPress> {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  if (isReplaced) site.php("update_option( 'flightdeck_take_place', '1' );");
  logAllMessages(site);
  return site;
}

for (const user of ['admin', 'subscriber'] as const)
  for (const isReplaced of [false, true])
    test(`the plugin adds no message, no query and no file to ordinary pages (${user}, ${isReplaced ? 'in place of' : 'beside'} the Jetpack dashboard)`, async ({
      page,
      wordpress,
    }) => {
      const site = await siteWithAllMessages(wordpress, isReplaced);
      await logIn(page, site, user);
      await expectQuietPages(page, site);
    });

for (const user of ['admin', 'subscriber'] as const)
  test(`our own pages add few queries, and no message beyond those of an empty page (${user})`, async ({
    page,
    wordpress,
  }) => {
    const site = await siteWithAllMessages(wordpress, false);
    await logIn(page, site, user);
    // The simulated jetpack reads options that do not exist.
    await expectQuietPluginPages(page, site, (query) => !query.includes("'double_"));
  });

test('the work of an administrator causes no message of the plugin, and no additional message of WordPress', async ({
  page,
  wordpress,
}) => {
  const site = await siteWithAllMessages(wordpress, true);
  await logIn(page, site, 'admin');
  const consoleTexts: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) consoleTexts.push(message.text());
  });
  page.on('pageerror', ({ message }) => consoleTexts.push(message));

  /** Opens pages of the server to which our plugin adds something, and saves one of them. */
  const visitForeignPages = async () => {
    await page.goto(`${site.url}/wp-admin/site-health.php`);
    await expect(page.locator('.site-health-progress-wrapper.loading')).toHaveCount(0);
    await page.goto(`${site.url}/wp-admin/site-health.php?tab=debug`);
    await page.goto(`${site.url}/wp-admin/options-general.php`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await page.goto(`${site.url}/wp-admin/plugins.php`);
  };
  // Record the messages of the server itself, without our plugin.
  await page.setExtraHTTPHeaders(meterHeaders('host', true));
  await page.goto(`${site.url}/wp-admin/admin.php?page=meter`);
  await visitForeignPages();

  await page.setExtraHTTPHeaders(meterHeaders('work'));
  for (const route of ['/dashboard', '/my-plan', '/settings', '/recommendations', '/status', '/privacy']) {
    await open(page, site, route);
    await expect(page.locator('#flightdeck h1').first()).toBeAttached();
  }
  await open(page, site);
  await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
  await expectUpdated(page);
  await page.goto(`${site.url}/wp-admin/options-general.php?page=flightdeck-settings`);
  await page.locator('#wpbody-content').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await visitForeignPages();
  await page.goto(`${site.url}/wp-admin/admin.php?page=jetpack&flightdeck=off`);
  await page.getByRole('link', { name: 'Flightdeck settings' }).click();
  await expect(page).toHaveURL(/page=flightdeck-settings$/);

  expect(queriesOf(contentOf(site), 'work').length).toBeGreaterThan(10);
  const hostMessages = new Set(messagesOf(contentOf(site), 'host'));
  const messages = messagesOf(contentOf(site), 'work').filter((message) => !hostMessages.has(message));
  expect([...new Set(messages)]).toEqual([]);
  expect(consoleTexts.filter((text) => !/Failed to load resource|JQMIGRATE/.test(text))).toEqual([]);
});

test(`the plugin autoloads at most ${autoloadLimit} bytes, even after a failed update of the set`, async ({
  page,
  wordpress,
}) => {
  const site = await siteWithAllMessages(wordpress, true);
  site.php(
    `update_option( 'flightdeck_take_place', '0' ); set_transient( 'flightdeck_set_failed', array( 'url' => 'https://areas.site.example/', 'why' => str_repeat( 'x', 500 ), 'at' => time() ), 60 );`,
  );
  await logIn(page, site, 'admin');
  await open(page, site);
  const bytes = site.php(
    `wp_cache_flush(); $bytes = 0; foreach ( wp_load_alloptions( true ) as $name => $value ) { if ( false !== strpos( $name, 'flightdeck' ) ) { $bytes += strlen( $name . $value ); } } echo $bytes;`,
  );
  expect(Number(bytes)).toBeGreaterThan(0);
  expect(Number(bytes)).toBeLessThanOrEqual(autoloadLimit);
});
