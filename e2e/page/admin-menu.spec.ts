import type { Page } from '@playwright/test';
import { expectCards, expectShell } from '../support/dashboard';
import { holdRequests } from '../support/network';
import { cardHeadings } from '../support/settings';
import { expect, test } from '../support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
/** Returns a submenu entry of the plugin. WordPress has entries with the same names. */
const entry = (page: Page, name: string) =>
  menu(page)
    .locator('a[href*="page=flightdeck"]')
    .filter({ hasText: new RegExp(`^${name}$`) });
const currentEntry = (page: Page) => menu(page).locator('[aria-current="page"]');

test('the menu leads from dashboard to settings and back without a reload, and marks the current entry', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  await expectCards(page);
  await expect(currentEntry(page)).toHaveText('Dashboard');
  await page.locator('body').evaluate((body) => body.setAttribute('data-same', ''));

  await entry(page, 'Settings').click();
  await expect(cardHeadings(page).first()).toBeVisible();
  await expect(currentEntry(page)).toHaveText('Settings');

  await page.getByRole('link', { name: 'Traffic' }).click();
  await expect(currentEntry(page)).toHaveText('Settings');

  await entry(page, 'Dashboard').click();
  await expectCards(page);
  await expect(currentEntry(page)).toHaveText('Dashboard');

  await page.goBack();
  await expect(cardHeadings(page).first()).toBeVisible();
  await expect(currentEntry(page)).toHaveText('Settings');
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('on a phone, the menu stays open when the shell loads, and closes when an entry is chosen', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const release = await holdRequests(page, /\/shell\.js/);
  await openAs('admin');
  await page.getByRole('checkbox', { name: 'Menu' }).press('Space');
  release();
  await expectShell(page);
  await expect(currentEntry(page)).toHaveText('Dashboard');
  await entry(page, 'Settings').click();
  await expect(cardHeadings(page).first()).toBeVisible();
  await expect(menu(page)).toBeHidden();
});
