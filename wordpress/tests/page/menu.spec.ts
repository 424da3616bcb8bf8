import { expect, logIn, open, test } from '../support/test';

test('the menu opens the dashboard and the settings, and marks the current entry without a page load', {
  tag: '@matrix',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  const entries = page.locator('#toplevel_page_flightdeck .wp-submenu a');
  const currentEntry = page.locator('#adminmenu a[aria-current="page"]');
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(entries).toHaveText(['Dashboard', 'Settings']);
  await page.locator('#toplevel_page_flightdeck').hover();
  await entries.filter({ hasText: 'Settings' }).click();
  await expect(page).toHaveURL(/page=flightdeck#\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack Security Settings');
  await expect(currentEntry).toHaveText('Settings');

  // A page load would remove this attribute.
  await page.locator('body').evaluate((body) => body.setAttribute('data-same-document', ''));
  await entries.filter({ hasText: 'Dashboard' }).click();
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(currentEntry).toHaveText('Dashboard');
  await expect(page.locator('#toplevel_page_flightdeck li.current')).toHaveText('Dashboard');
  await entries.filter({ hasText: 'Settings' }).click();
  await expect(currentEntry).toHaveText('Settings');
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);

  // A user who neither manages the site nor can share has no settings. With one entry, the menu has no submenu.
  await logIn(page, site, 'editor');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(entries).toHaveCount(0);

  site.php("update_option( 'double_modules', array( 'publicize' ) );");
  await open(page, site);
  await expect(entries).toHaveText(['Dashboard', 'Settings']);
  await expect(currentEntry).toHaveText('Dashboard');
});

test('on a phone, the menu closes after a choice', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await page.setViewportSize({ width: 375, height: 800 });
  await logIn(page, site, 'admin');
  await open(page, site, '/settings');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('#wp-admin-bar-menu-toggle a').click();
  await page.locator('#toplevel_page_flightdeck .wp-submenu a').filter({ hasText: 'Dashboard' }).click();
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(page.locator('#adminmenu')).toBeHidden();
});
