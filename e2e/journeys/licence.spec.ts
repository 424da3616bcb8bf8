import { open } from '../support/dashboard';
import { expect, test } from '../support/test';

test.beforeEach(async ({ signIn, page }) => {
  await signIn('admin');
  await open(page, '/license/activation');
});

test('LIC-006 LIC-008 no navigation; an empty key is refused without asking the site', async ({ page, site }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a license key');
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('This is not a valid license key. Please try again.')).toBeVisible();
  expect(await site.calls(/attach-licenses/)).toEqual([]);
});

test('LIC-001 LIC-011 LIC-013 a key that the site refuses, then one that it takes', async ({ page, site }) => {
  const field = page.getByRole('textbox', { name: 'License key' });
  await field.fill('bad-key');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(field).toHaveAccessibleDescription('The license key you entered is invalid.');
  await field.fill('jetpack-scan_GOODKEY0001');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack Scan is active');
  await expect(page.getByRole('link', { name: 'Configure my site' })).toBeVisible();
  await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss/)).toHaveLength(1);
});
