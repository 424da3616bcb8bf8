import type { Page } from '@playwright/test';
import { tabTo } from '../support/accessibility/keyboard';
import { expectUpdated } from '../support/dashboard';
import { cardHeadings, expectSaved, settingSwitch } from '../support/settings';
import { expect, test } from '../support/test';

const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');
const isAddressFieldFocused = (page: Page) => addressField(page).evaluate((field) => field === document.activeElement);

test.beforeEach(async ({ page, openAs }) => {
  await openAs('admin', '/security');
  await expect(cardHeadings(page)).toHaveCount(6);
});

test('a user can enable, correct and save a list with only the keyboard', async ({ page }) => {
  await tabTo(page, 'Block malicious login attempts');
  await page.keyboard.press('Space');
  await expectUpdated(page);
  await expect(settingSwitch(page, 'protect')).toBeChecked();
  await expect(addressField(page)).toBeEnabled();
  while (!(await isAddressFieldFocused(page))) await page.keyboard.press('Tab');
  await page.keyboard.type('localhost');
  await tabTo(page, 'Save Settings');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Line 1: localhost is not an IP address.')).toBeVisible();
  await expect(addressField(page)).toHaveAccessibleDescription(/Line 1: localhost is not an IP address\./);
  while (!(await isAddressFieldFocused(page))) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('203.0.113.21');
  await tabTo(page, 'Save Settings');
  await page.keyboard.press('Space');
  await expectSaved(page);
  // The bar disappears with its button, so the focus returns to the previous element, which was disabled while saving.
  await expect(page.getByRole('button', { name: 'Add to Always Allowed list' })).toBeFocused();
});

test('a user can start and close a search with only the keyboard, and the cards are shown again @long', async ({
  page,
}) => {
  await page.getByRole('searchbox', { name: 'Search settings' }).focus();
  await page.keyboard.type('firewall');
  await expect(page).toHaveURL(/term=firewall$/);
  await expect(page.getByRole('region', { name: 'Security' })).toContainText('Firewall');
  await expect(page.getByRole('searchbox', { name: 'Search settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/security$/);
  await expect(cardHeadings(page)).toHaveCount(6);
});
