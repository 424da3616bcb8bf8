import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, open } from '../support/dashboard';
import { Keys } from '../support/keys';
import { expect, test } from '../support/test';

const keyField = (page: Page) => page.getByRole('textbox', { name: 'License key' });
const activateButton = (page: Page) => page.getByRole('button', { name: 'Activate' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The provider's errors for unusable keys. */
const refusals = [
  ['bad-key', 'The license key you entered is invalid.'],
  ['jetpack-scan_EXPIRED01', 'This license has expired.'],
  ['jetpack-scan_USED000001', 'This license is already used on another site.'],
  ['jetpack-cookies_GOODKEY01', 'This license is for a product that you cannot use on this site.'],
] as const;

test('LIC-001 LIC-011 LIC-013 shows why the site refuses a key, then activates a product that stays active after a reload', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin', '/license/activation');
  for (const [key, message] of refusals) {
    await keyField(page).fill(key);
    await activateButton(page).dblclick();
    await expect(keyField(page), key).toHaveAccessibleDescription(message);
    await expect(keyField(page), key).toHaveValue(key);
  }
  // A double-click sends one request.
  expect(await site.calls(/^POST licensing\/attach-licenses 200$/)).toHaveLength(refusals.length);
  await expectAccessible(page);
  await keyField(page).fill('jetpack-scan_GOODKEY0001');
  await keyField(page).press('Enter');
  await expect(heading(page)).toHaveText('Jetpack Scan is active!');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Configure my site' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View scan results' })).toHaveAttribute('href', /success-scan/);
  await expect(page.getByRole('link', { name: /^cloud\.jetpack\.com/ })).toHaveAttribute('href', /\/landing\//);
  await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss/)).toHaveLength(1);
  await expectAccessible(page);
  // After the activation, the page reads again all data that a license can change.
  for (const path of ['site', 'site/purchases', 'module/all', 'settings', 'licensing/user/counts'])
    await expect.poll(() => site.calls(new RegExp(`^GET ${path} 200$`)), path).not.toEqual([]);

  await page.reload();
  await expect(heading(page)).toHaveText('Add a license key');
  await keyField(page).fill('jetpack-scan_GOODKEY0001');
  await activateButton(page).click();
  await expect(keyField(page)).toHaveAccessibleDescription('This license is already used on another site.');
  await open(page, '/my-plan');
  await expect(card(page, 'Jetpack Scan Daily')).toContainText('Activated');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('LIC-026.4 an unused license can be activated by keyboard alone and is then no longer listed', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin', '/license/activation');
    await expect(page.getByRole('region', { name: "Licenses you haven't used yet" })).toContainText('Security');
    await expectNoOverflow(page);
    await new Keys(page).press(page.getByRole('button', { name: 'Use this key' }).first());
    await expect(keyField(page)).toHaveValue(/^jetpack-security/);
    await expect(keyField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Jetpack Security is active!');
    await expectNoOverflow(page);
    await expect.poll(() => site.calls(/^POST .*activation-notice-dismiss 200/)).toHaveLength(1);
    await page.reload();
    await expect(heading(page)).toHaveText('Add a license key');
    await expect(page.getByRole('region', { name: "Licenses you haven't used yet" })).toHaveCount(0);
  });
});
