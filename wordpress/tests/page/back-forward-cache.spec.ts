import { launchOptionsWithCache, leaveAndReturn } from '../../../e2e/support/back-forward-cache';
import { expect, logIn, open, test } from '../support/test';

test.use({ launchOptions: launchOptionsWithCache });

test('the back/forward cache treats our page like other admin pages', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  const otherPage = `${site.url}/wp-login.php`;
  await page.goto(`${site.url}/wp-admin/options-privacy.php`);
  const hostResult = await leaveAndReturn(page, otherPage);
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  const ourResult = await leaveAndReturn(page, otherPage);
  expect(ourResult).toEqual(hostResult);
});
