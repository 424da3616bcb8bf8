import { launchOptionsWithCache, leaveAndReturn } from '../support/back-forward-cache';
import { card } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test.use({ launchOptions: launchOptionsWithCache });

for (const route of ['/dashboard', '/my-plan', '/security', '/recommendations/summary'])
  test(`Back from another page shows ${route} again without loading it`, async ({ page, openAs, site }) => {
    await openAs('admin', route);
    await expect(page.locator('#fd-outlet').getByRole('heading').first()).toBeAttached();
    await expect(page.locator('#fd-outlet [aria-busy="true"]:visible')).toHaveCount(0);
    await networkAtRest(page);
    expect(await leaveAndReturn(page, `${site.url}/wp-login.php`)).toEqual({ isCached: true, reasons: [] });
  });

test('after a logout, Back requests the page again, and the site shows the login form', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await expect(card(page, 'Scan')).toBeVisible();
  await networkAtRest(page);
  const logOutUrl = await page.locator('a.wp-logout').getAttribute('href');
  await page.evaluate((url) => location.assign(url ?? ''), logOutUrl);
  await page.waitForURL(/loggedout/);
  await page.evaluate(() => history.back());
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(page.url()).toContain(`${site.url}/wp-login.php`);
});
