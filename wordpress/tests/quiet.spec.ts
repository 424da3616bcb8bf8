import { costsOf, meterHeaders } from '../src/meter/meter';
import { expect, open, signIn, test } from './support/test';
import { added, contentOf, listen, messagesOf, visit } from './support/walk';
import type { WordPress } from './support/wordpress';

/*
 * With WP_DEBUG, WP_DEBUG_LOG, SCRIPT_DEBUG and SAVEQUERIES, the plugin adds no message, no file and almost no data to the pages
 * of others. Each page is requested with and without the plugin; messages of the host itself are in both.
 */

const ordinary = [
  '/wp-admin/index.php',
  '/wp-admin/edit.php',
  '/wp-admin/post-new.php',
  '/wp-admin/upload.php',
  '/wp-admin/edit-comments.php',
  '/wp-admin/themes.php',
  '/wp-admin/plugins.php',
  '/wp-admin/users.php',
  '/wp-admin/profile.php',
  '/wp-admin/tools.php',
  '/wp-admin/site-health.php',
  '/wp-admin/options-general.php',
  '/wp-admin/options-privacy.php?tab=policyguide',
  '/wp-admin/update-core.php',
  '/',
  '/wp-login.php',
  '/wp-json/',
];

/** Our addresses, each with an empty one of the same kind. */
const ours = [
  ['/wp-admin/admin.php?page=flightdeck', '/wp-admin/admin.php?page=meter'],
  ['/wp-admin/options-general.php?page=flightdeck-settings', '/wp-admin/options-general.php?page=meter-settings'],
] as const;

/** Bytes of autoloaded options that the plugin may add to each request. */
const autoloadLimit = 512;

/** Database queries that the plugin may make for each of its own pages. */
const ownQueries = 6;

async function loudSite(wordpress: () => Promise<WordPress>, takesPlace: boolean): Promise<WordPress> {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  // The activation adds empty options.
  site.php(
    "deactivate_plugins( 'flightdeck/flightdeck.php' ); activate_plugin( 'flightdeck/flightdeck.php' ); delete_transient( 'flightdeck_activated_by' );",
  );
  if (takesPlace) site.php("update_option( 'flightdeck_take_place', '1' );");
  listen(site);
  return site;
}

/** Tags of a page that load or contain code or styles. Their contents name the active plugins on some pages of the host. */
const codeTags = (html: string) =>
  [...html.matchAll(/<(?:script|style|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/rel=.(?!stylesheet|preload|modulepreload)/.test(tag));

for (const user of ['admin', 'subscriber'] as const)
  for (const takesPlace of [false, true])
    test(`on ordinary pages, the plugin adds no message and no file (${user}, ${takesPlace ? 'in place of' : 'beside'} the Jetpack dashboard)`, async ({
      page,
      wordpress,
    }) => {
      const site = await loudSite(wordpress, takesPlace);
      await signIn(page, site, user);
      for (const path of ordinary) {
        const without = await visit(page, site, path, true);
        const found = await visit(page, site, path);
        const messages = added(found.messages, without.messages);
        expect({ path, status: found.status, messages }).toEqual({ path, status: without.status, messages: [] });
        // The list of plugins shows a notice after the activation.
        const queries = found.queries.filter((query) => !query.includes('flightdeck_activated_by'));
        expect({ path, queries }).toEqual({ path, queries: [] });
        expect({ path, tags: added(codeTags(found.html), codeTags(without.html)) }).toEqual({ path, tags: [] });
      }
    });

for (const user of ['admin', 'subscriber'] as const)
  test(`our own pages add no message beyond those of an empty page (${user})`, async ({ page, wordpress }) => {
    const site = await loudSite(wordpress, false);
    await signIn(page, site, user);
    for (const [path, empty] of ours) {
      const without = await visit(page, site, empty, true);
      const found = await visit(page, site, path);
      const messages = added(found.messages, without.messages);
      expect({ path, status: found.status, messages }).toEqual({ path, status: without.status, messages: [] });
      // The simulated partner reads options that do not exist.
      const queries = found.queries.filter((query) => !query.includes("'double_"));
      expect({ path, many: queries.length > ownQueries ? queries : [] }).toEqual({ path, many: [] });
    }
  });

test('the work of an administrator adds no message of the plugin, and no message that the host does not give without it', async ({
  page,
  wordpress,
}) => {
  const site = await loudSite(wordpress, true);
  await signIn(page, site, 'admin');
  const consoleTexts: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) consoleTexts.push(message.text());
  });
  page.on('pageerror', ({ message }) => consoleTexts.push(message));

  /** Opens pages of the host that run other code while our plugin works in them. */
  const hostWork = async () => {
    await page.goto(`${site.url}/wp-admin/site-health.php`);
    await expect(page.locator('.site-health-progress-wrapper.loading')).toHaveCount(0);
    await page.goto(`${site.url}/wp-admin/site-health.php?tab=debug`);
    await page.goto(`${site.url}/wp-admin/options-general.php`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await page.goto(`${site.url}/wp-admin/plugins.php`);
  };
  await page.setExtraHTTPHeaders(meterHeaders('host', true));
  await page.goto(`${site.url}/wp-admin/admin.php?page=meter`);
  await hostWork();

  await page.setExtraHTTPHeaders(meterHeaders('work'));
  for (const route of ['/dashboard', '/my-plan', '/settings', '/recommendations', '/status', '/privacy']) {
    await open(page, site, route);
    await expect(page.locator('#flightdeck h1').first()).toBeAttached();
  }
  await open(page, site);
  await page.getByRole('switch', { name: 'Downtime monitoring' }).click();
  await expect(page.locator('#fd-toasts')).toContainText('Updated settings.');
  await page.goto(`${site.url}/wp-admin/options-general.php?page=flightdeck-settings`);
  await page.getByLabel('Address of the dashboard files').fill('http://set.example/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText("Couldn't save the address of the dashboard files.")).toBeVisible();
  await hostWork();
  await page.goto(`${site.url}/wp-admin/admin.php?page=jetpack&flightdeck=off`);
  await page.getByRole('link', { name: 'Always open the Jetpack dashboard' }).click();
  await expect(page).toHaveURL(/page=jetpack$/);

  expect(costsOf(contentOf(site), 'work').length).toBeGreaterThan(10);
  const hosts = new Set(messagesOf(contentOf(site), 'host'));
  const messages = messagesOf(contentOf(site), 'work').filter((message) => !hosts.has(message));
  expect([...new Set(messages)]).toEqual([]);
  expect(consoleTexts.filter((text) => !/Failed to load resource|JQMIGRATE/.test(text))).toEqual([]);
});

test(`the plugin autoloads at most ${autoloadLimit} bytes, also with all options set`, async ({ page, wordpress }) => {
  const site = await loudSite(wordpress, true);
  site.php(
    `update_option( 'flightdeck_set_url', 'https://areas.site.example/flightdeck/set/' ); set_transient( 'flightdeck_set_failed', array( 'url' => 'https://areas.site.example/', 'why' => str_repeat( 'x', 500 ), 'at' => time() ), 60 );`,
  );
  await signIn(page, site, 'admin');
  await open(page, site);
  const bytes = site.php(
    `wp_cache_flush(); $bytes = 0; foreach ( wp_load_alloptions( true ) as $name => $value ) { if ( false !== strpos( $name, 'flightdeck' ) ) { $bytes += strlen( $name . $value ); } } echo $bytes;`,
  );
  expect(Number(bytes)).toBeGreaterThan(0);
  expect(Number(bytes)).toBeLessThanOrEqual(autoloadLimit);
});
