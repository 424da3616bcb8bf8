import { expect, logIn, test } from '../support/test';

test('the list of plugins links to the dashboard and the settings for users who may open them', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  const links = page.locator('tr[data-plugin="flightdeck/flightdeck.php"] .row-actions a');
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(links.nth(0)).toHaveText('Dashboard');
  await expect(links.nth(1)).toHaveText('Settings');
  await expect(links.nth(1)).toHaveAttribute('href', `${site.url}/wp-admin/admin.php?page=flightdeck#/settings`);

  // Without Jetpack, the dashboard page only says what is missing, and there are no settings.
  site.addJetpack({ isActive: false });
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(links.filter({ hasText: 'Dashboard' })).toHaveCount(1);
  await expect(links.filter({ hasText: 'Settings' })).toHaveCount(0);

  // A user without the capability for the Jetpack page gets no link.
  site.addJetpack();
  site.mustUse(
    "add_filter( 'map_meta_cap', static fn( $caps, $cap ) => 'jetpack_admin_page' === $cap ? array( 'do_not_allow' ) : $caps, 20, 2 );",
  );
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(links.first()).toBeAttached();
  await expect(links.filter({ hasText: /Dashboard|Settings/ })).toHaveCount(0);
});
