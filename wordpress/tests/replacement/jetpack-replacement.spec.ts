import { resolveJetpack } from '../../src/server/options';
import { setScenario } from '../../src/server/scenario';
import { expect, logIn, test } from '../support/test';

/*
 * Test of a site on which Flightdeck opens instead of the dashboard of the real Jetpack. Runs only with FLIGHTDECK_PLUGIN_DIR (folder of
 * Jetpack) and FLIGHTDECK_PROVIDER (plugin that simulates the provider).
 */

const { FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER } = process.env;
const jetpack = resolveJetpack(FLIGHTDECK_PLUGIN_DIR, FLIGHTDECK_PROVIDER);

if (jetpack?.provider) {
  test('our page opens instead of the Jetpack dashboard, which still opens from the menu, with a notice', async ({
    page,
    wordpress,
  }) => {
    test.setTimeout(120_000);
    const site = await wordpress({ path: '/jetpack/', jetpack });
    await setScenario(site.url, 'free');
    const adminUrl = `${site.url}/wp-admin/admin.php`;
    const notice = page.locator('#flightdeck-replacement');
    const menuEntries = page.locator('#toplevel_page_flightdeck .wp-submenu a');
    const pageErrors: string[] = [];
    page.on('pageerror', ({ stack, message }) => pageErrors.push(stack ?? message));
    // Until the site has stored the provider's answers, Jetpack shows a menu entry for Scan.
    site.php(
      "foreach ( array( 'scan', 'rewind' ) as $name ) set_transient( \"jetpack_{$name}_state\", (object) array( 'state' => 'unavailable' ) );",
    );
    await logIn(page, site, 'admin');
    await page.goto(`${adminUrl}?page=flightdeck`);
    const jetpackMenu = page.locator('#toplevel_page_jetpack .wp-submenu a');
    const jetpackEntries = await jetpackMenu.allTextContents();

    site.php("update_option( 'flightdeck_take_place', '1' );");
    await page.context().addCookies([{ name: 'jetpackState[message]', value: 'switch_master', url: site.url }]);
    await page.goto(`${adminUrl}?page=jetpack#/security`);
    await expect(page).toHaveURL(`${adminUrl}?page=flightdeck#/security`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack Security Settings');
    expect(await page.locator('#flightdeck-page-state').textContent()).toContain('"messageCode":"switch_master"');
    await expect(menuEntries).toHaveText(['Dashboard', 'Settings', 'Jetpack dashboard']);
    await expect(jetpackMenu).toHaveText(jetpackEntries);

    await menuEntries.filter({ hasText: 'Jetpack dashboard' }).click();
    await expect(page.locator('#jp-plugin-container')).toBeVisible();
    // Scripts of this page hide the notices of other plugins. They must not hide the notice of Flightdeck.
    await expect(page.locator('#jp-admin-notices')).toBeAttached();
    await expect(notice.getByRole('link', { name: 'Open Flightdeck' })).toBeVisible();
    site.php("delete_option( 'flightdeck_take_place' );");
    expect(pageErrors).toEqual([]);
  });
}
