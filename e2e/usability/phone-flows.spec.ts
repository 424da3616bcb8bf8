import { expectNoOverflow } from '../support/accessibility/axe';
import { phone } from '../support/accessibility/touch';
import { expectConnections, open } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('a tap on the link of a widget opens the disconnect dialog on the dashboard', async ({ page, logIn }) => {
  await logIn('admin');
  await page.goto('/widgets-demo');
  await expectConnections(page);
  await expectNoOverflow(page);
  await page.locator('flightdeck-widget').getByRole('link', { name: 'Manage site connection' }).tap();
  await expect(page).toHaveURL(/#\/disconnect$/);
  await page.getByRole('button', { name: 'Stay connected' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoOverflow(page);
});

test('a user can search the settings and finish the recommendations on a phone @long', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  await page.getByRole('button', { name: 'Open search' }).tap();
  await page.getByRole('searchbox').fill('video');
  await expect(page.getByRole('region', { name: 'Performance' })).toBeVisible();
  await expectNoOverflow(page);

  await open(page, '/recommendations');
  await page.getByRole('checkbox', { name: 'This is an e-commerce site' }).tap();
  await page.getByRole('link', { name: 'Continue', exact: true }).tap();
  const heading = page.getByRole('heading', { level: 2 }).first();
  for (const text of [/WooCommerce/, /more of your posts/, /mailing list/, /speed up your site/]) {
    await expect(heading).toHaveText(text);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Not now', exact: true }).tap();
  }
  await expect(heading).toHaveText(/^Nice work!/);
  await expectNoOverflow(page);
});
