import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { toast } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ scenario: 'identity-crisis' });

const chooseOption = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();
const notices = (page: Page) => page.locator('#fd-notices');
const decisionCalls = /^POST identity-crisis/;

test('the notice leads to a screen with both addresses, the evidence, and the outcome of each choice @long', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await notices(page).getByRole('link', { name: 'See your options' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Your site's address may have changed");
  await expect(page.getByText(site.url, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('https://www.site.example').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Why we think so' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const changesTable = page.getByRole('table', { name: 'Changes' });
  for (const name of [/Stay in safe mode/, /Move the connection here/, /Connect as a new site/]) {
    await chooseOption(page, name);
    await expect(changesTable.getByRole('row')).toHaveCount(4);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Decide later' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(await site.calls(decisionCalls)).toEqual([]);
});

test('confirms safe mode by keyboard, and still offers the choice after a reload @long', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin', '/identity-crisis');
  await page.getByRole('radio', { name: /Stay in safe mode/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Stay in safe mode' }).press('Enter');
  await expect(toast(page)).toContainText('Safe mode is on.');
  await expect(notices(page).getByRole('link', { name: 'Choose now' })).toBeVisible();
  await page.reload();
  await expect(notices(page).getByRole('link', { name: 'Choose now' })).toBeVisible();
  expect(await site.calls(decisionCalls)).toEqual(['POST identity-crisis/confirm-safe-mode 200']);
});

test('after an error, a second attempt to move the connection ends the conflict @long', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await openAs('admin', '/identity-crisis');
  await chooseOption(page, /Move the connection here/);
  await site.chaos({ method: 'POST', path: 'identity-crisis/migrate', kind: '500', times: 1 });
  const moveButton = page.getByRole('button', { name: 'Move the connection' });
  await moveButton.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText([
    'There has been a critical error on this website.',
  ]);
  await moveButton.dblclick();
  await expect(toast(page)).toContainText('The connection has moved to this address.');
  await expect(notices(page).getByRole('link', { name: 'See your options' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  await expect(notices(page).getByRole('link', { name: 'See your options' })).toHaveCount(0);
  expect(await site.calls(/^POST identity-crisis.* 200/)).toHaveLength(1);
});

test('"Start fresh" leads to the provider', async ({ page, openAs, site }) => {
  await openAs('admin', '/identity-crisis');
  await chooseOption(page, /Connect as a new site/);
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await page.waitForURL(site.isAtProvider);
});
