import { launchWithCache, leaveAndReturn } from '../../../e2e/support/back-forward-cache';
import { expect, logIn, open, test } from '../support/test';

test.use({ launchOptions: launchWithCache });

test('our page is kept out of the back/forward cache only for the reasons that other admin pages have', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  await logIn(page, site, 'admin');
  const other = `${site.url}/wp-login.php`;
  await page.goto(`${site.url}/wp-admin/options-privacy.php`);
  const hostReasons = await leaveAndReturn(page, other);
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  const ourReasons = await leaveAndReturn(page, other);
  expect(ourReasons).toEqual(hostReasons);
});
