import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

test.use({ scenario: 'offline' });

/** Returns the calls of a visit, sorted, because simultaneous reads arrive in any order. */
async function callsOf(page: Page, site: RunningSite, visit: () => Promise<void>): Promise<string[]> {
  await site.clearLog();
  await visit();
  await expect(page.getByRole('heading', { level: 1, name: 'Jetpack At A Glance Dashboard' })).toBeAttached();
  await networkAtRest(page);
  return (await site.calls()).sort();
}

test('ROOT-011 routes that need the provider lead to the dashboard and cause no further calls', async ({
  page,
  openAs,
  site,
}) => {
  const dashboardCalls = await callsOf(page, site, () => openAs('admin'));
  const routes = ['/recommendations', '/recommendations/monitor', '/product/scan', '/product/security'];
  for (const route of routes)
    await test.step(route, async () => {
      expect(await callsOf(page, site, () => openAs('admin', route))).toEqual(dashboardCalls);
      await expect(page).toHaveURL(/#\/dashboard$/);
      await expect(page.getByText(/^Your site is in Offline Mode/)).toBeVisible();
    });
});
