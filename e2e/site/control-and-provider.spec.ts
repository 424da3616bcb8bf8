import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { dashboardPath, open } from '../support/dashboard';
import { expect, test } from '../support/test';

test.beforeEach(({ logIn }) => logIn('admin'));

test('the control page changes the scenario of the dashboard, and adds a fault @long', async ({
  page,
  site,
  expectProblems,
}) => {
  await page.goto('/control');
  await expectAccessible(page, { isForeignPage: true });
  await page.getByRole('button', { name: 'message-authorized', exact: true }).click();
  await expect(page).toHaveURL(/\/control$/);
  await expect(page.getByRole('button', { name: 'message-authorized', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect(page.getByText("You're fueled up and ready to go, Jetpack is now active.")).toBeVisible();

  await page.goto('/control');
  await page.getByLabel('kind').selectOption('500');
  await page.getByLabel('path').fill('site/benefits');
  await page.getByRole('button', { name: 'Add the fault' }).click();
  await expect(page.getByText('* site/benefits: 500, 1')).toBeVisible();
  expectProblems(/status of 500/);
  const status = await page.evaluate(async () => (await fetch('/wp-json/jetpack/v4/site/benefits')).status);
  expect(status).toBe(500);
  await page.reload();
  await expect(page.getByText('No fault is active.')).toBeVisible();
  expect(await site.calls(/benefits/)).toEqual(['GET site/benefits 500']);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});

test('a checkout with a coupon ends in a purchase, and leads back @long', async ({ page, site }) => {
  const query = new URLSearchParams({
    source: 'jetpack-recommendations-product-checkout',
    path: 'jetpack_scan',
    query: `coupon=SAVE20&redirect_to=${site.url}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
  });
  await page.goto(`${site.provider}/redirect/?${query}`);
  await expect(page.getByRole('heading', { name: 'Buy Jetpack Scan Daily' })).toBeVisible();
  await expect(page.getByText('SAVE20')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buy' }).click();
  await page.waitForURL(`${site.url}${dashboardPath}#/recommendations/product-purchased`);
  await page.goto(`${site.provider}/plans/${new URL(site.url).host}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Jetpack Scan Daily' })).toContainText('(bought)');
  await page.getByRole('link', { name: 'Back to Site Example' }).click();
  await expect(page).toHaveURL(/page=flightdeck/);
});

test('a separate window connects a Google account and notifies the page', async ({ page, site }) => {
  await open(page);
  const received = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data, origin }) => resolve({ data, origin }));
        window.open('/wp-admin/options-general.php?page=sharing&action=request&service=google_site_verification');
      }),
  );
  const popup = await page.waitForEvent('popup');
  await expect(popup.getByRole('heading', { name: 'Connect Google' })).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Allow' }).click();
  expect(await received).toEqual({ data: { keyring_id: 123 }, origin: site.provider });
  await closed;
});

test('pages of the simulated service say that they are simulated, and link back @long', async ({ page, site }) => {
  for (const path of ['/redirect/?source=jetpack-support-protect', '/backup/site.example']) {
    await page.goto(`${site.provider}${path}`);
    await expect(page.getByText('Simulates the hosted service')).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Back to Site Example' }).click();
  await expect(page).toHaveURL(/page=flightdeck/);
});
