import type { Page } from '@playwright/test';
import { toast } from '../support/dashboard';
import { expect, test } from '../support/test';

test.use({ scenario: 'identity-crisis' });

const notices = (page: Page) => page.locator('#fd-notices');

test('moving the connection ends the conflict, also after a reload', async ({ page, openAs, site }) => {
  await openAs('admin', '/identity-crisis');
  await page.getByRole('radio', { name: /Move the connection here/ }).check();
  await page.getByRole('button', { name: 'Move the connection' }).dblclick();
  await expect(toast(page)).toContainText('The connection has moved to this address.');
  await expect(notices(page).getByRole('link', { name: 'See your options' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  await expect(notices(page).getByRole('link', { name: 'See your options' })).toHaveCount(0);
  expect(await site.calls(/^POST identity-crisis.* 200/)).toHaveLength(1);
});

test('"Start fresh" leads to the provider', async ({ page, openAs, site }) => {
  await openAs('admin', '/identity-crisis');
  await page.getByRole('radio', { name: /Connect as a new site/ }).check();
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await page.waitForURL(site.isAtProvider);
});
