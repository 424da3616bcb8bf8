import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, expectUpdated, open } from '../support/dashboard';
import { holdCalls, networkAtRest } from '../support/network';
import { expectSaved, isOn } from '../support/settings';
import { expect, test } from '../support/test';

const within = '[data-area="mf-settings"]';
const keyField = (page: Page) => page.getByLabel('Your API key');
const antiSpamState = (page: Page) => page.getByTestId('anti-spam-state');
const blockedField = (page: Page) => page.getByLabel('Blocked IP addresses');
const saveButton = (page: Page, title: string) => card(page, title).getByRole('button', { name: 'Save Settings' });

test('SET-056 SET-058 SET-059 shows all cards, which are accessible at 1280 and 320 px', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  await expect(page.getByRole('article')).toHaveCount(6);
  for (const title of [
    'Backups and security scanning',
    'Downtime monitoring',
    'Anti-spam',
    'Firewall',
    'Brute force protection',
    'WordPress.com login',
  ])
    await expect(card(page, title)).toBeVisible();
  await expect(antiSpamState(page)).toHaveText('Your site needs an Anti-spam key.');
  await expectAccessible(page, { within });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await expectAccessible(page, { within });
});

test('SET-072 SET-073 SET-074 checks a typed key and saves it', async ({ page, openAs, site }) => {
  await openAs('admin', '/security');
  await expect(keyField(page)).toBeEnabled();
  const release = await holdCalls(page, 'POST', 'module/akismet/key/check');
  await keyField(page).fill('nonsense');
  await expect(antiSpamState(page)).toHaveText('Checking your spam protection…');
  release();
  await expect(antiSpamState(page)).toHaveText('Your site is not protected from spam.');
  await expect(saveButton(page, 'Anti-spam')).toBeHidden();
  await expectAccessible(page, { within });
  await site.clearLog();
  await keyField(page).pressSequentially('x');
  await keyField(page).fill('  900d900d900d ');
  await expect(antiSpamState(page)).toHaveText('Your site is protected from spam.');
  // One check for both inputs.
  expect(await site.calls(/key\/check/)).toEqual(['POST module/akismet/key/check 200']);
  await saveButton(page, 'Anti-spam').click();
  await expectUpdated(page);
  await expectSaved(page);
  await page.reload();
  await expect(antiSpamState(page)).toHaveText('Your site is protected from spam.');
  await expect(keyField(page)).toHaveValue('900d900d900d');
});

test('SET-061 SET-062 the firewall saves its options immediately, and its lists with one entry per line', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/security');
  const firewall = card(page, 'Firewall');
  await firewall.getByRole('switch', { name: 'Protect your site with a firewall' }).click();
  const shareSwitch = firewall.getByRole('switch', { name: 'Share data with Jetpack' });
  // Jetpack turns on data sharing when the firewall is turned on for the first time.
  await expect(shareSwitch).toBeChecked();
  await firewall.getByRole('switch', { name: 'Allow and block lists' }).click();
  await expect(blockedField(page)).toBeEnabled();
  await shareSwitch.click();
  await blockedField(page).fill('203.0.113.9\n203.0.113.400');
  await saveButton(page, 'Firewall').click();
  await expect(page.getByText('Line 2: 203.0.113.400 is not an IP address.')).toBeVisible();
  await expectAccessible(page, { within });
  await blockedField(page).fill('203.0.113.9\n203.0.113.40');
  await saveButton(page, 'Firewall').click();
  await expectSaved(page);
  await expectUpdated(page);
  await networkAtRest(page);
  await page.reload();
  await expect(blockedField(page)).toHaveValue('203.0.113.9\n203.0.113.40');
  await expect(shareSwitch).toBeEnabled();
  await expect(shareSwitch).not.toBeChecked();
});

test('offers unsaved changes again after a crash of the tab, but never stores keys', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('admin', '/security');
  const field = page.getByLabel('Always allowed IP addresses');
  const protect = page.getByTestId('module-toggle-protect');
  if (!(await isOn(protect))) await protect.click();
  await expect(field).toBeEnabled();
  await field.fill('203.0.113.77');
  await keyField(page).fill('900d900d900d');
  await expect(antiSpamState(page)).toHaveText('Your site is protected from spam.');
  // A crash keeps the storage of the tab, and runs no script of the page. Copy the storage to a new tab.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('203.0.113.77');
  const storage = await page.evaluate(() => ({ ...sessionStorage }));
  // Keys are secret.
  expect(JSON.stringify(storage)).not.toContain('900d900d900d');
  await page.close({ runBeforeUnload: false });
  const newTab = await context.newPage();
  await newTab.addInitScript((items) => {
    // Frames of the page may have no storage.
    if (window !== window.top) return;
    for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, String(value));
  }, storage);
  await open(newTab, '/security');
  await expect(newTab.getByTestId('draft-offer')).toContainText('Always allowed IP addresses');
  await newTab.getByRole('button', { name: 'Restore' }).click();
  await expect(newTab.getByLabel('Always allowed IP addresses')).toHaveValue('203.0.113.77');
});
