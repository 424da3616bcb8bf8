import { expectAccessible } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const planReads = /^GET (site|site\/purchases|site\/features|settings|rewind|plugins|licensing\/\S+) /;

test('DASH-119 DASH-120 LIC-027 opens My Plan of a free site from its tab, and sends each read once', async ({
  page,
  openAs,
  site,
}) => {
  await site.separateReads();
  await openAs('admin', '/dashboard');
  await page.getByRole('link', { name: 'My Plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details');
  await expect(card(page, 'Jetpack Free').getByRole('link', { name: /^Upgrade now/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activate a product' })).toBeVisible();
  await expect(page.getByRole('region', { name: "What's included" }).getByRole('article')).toHaveCount(6);
  await expectAccessible(page);
  await networkAtRest(page);
  const calls = await site.calls(planReads);
  expect(calls).toEqual([...new Set(calls)]);
  await page.getByRole('link', { name: 'Activate a product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a license key');
});
