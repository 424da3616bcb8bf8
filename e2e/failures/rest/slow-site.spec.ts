import type { Page } from '@playwright/test';
import {
  dashboardPath,
  expectCards,
  expectConnections,
  expectHeader,
  expectShell,
  open,
  protectSwitch,
} from '../../support/dashboard';
import { failuresShown, watchFailures } from '../../support/failures/shown-failures';
import { limitNetwork, networkAtRest } from '../../support/network';
import { type Reads, watchReads } from '../../support/reads';
import { expect, test } from '../../support/test';

let reads: Reads;
test.beforeEach(async ({ logIn, page }) => {
  await logIn('admin');
  reads = watchReads(page);
  await watchFailures(page);
});

/**
 * Expects the complete dashboard, no failure while it loaded, and at most four simultaneous reads, so that files can use the
 * browser's other connections.
 */
async function expectComplete(page: Page): Promise<void> {
  await expectShell(page);
  await expectCards(page);
  await expectConnections(page);
  await networkAtRest(page);
  await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0);
  expect(await failuresShown(page)).toEqual([]);
  expect(reads.maxPending()).toBeLessThanOrEqual(4);
}

test('shows all other content while the provider takes 20 s, then loads the content that needs it', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await site.chaos({ method: 'GET', path: 'provider', kind: 'slow', ms: 20_000 });
  await open(page);
  await expectShell(page);
  await expectCards(page);
  await expect(page.locator('#flightdeck [aria-busy=true]').first()).toBeVisible();
  expect(await failuresShown(page)).toEqual([]);
  await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0, { timeout: 200_000 });
  await expectComplete(page);
});

test('waits for files on a connection of 120 kbit/s without reporting them missing', async ({ page }) => {
  await limitNetwork(page, 120);
  // Do not use open(): when it returns, the scripts have loaded, and the skeleton may be gone.
  await page.goto(`${dashboardPath}#/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('#flightdeck .fd-page-skeleton').first()).toBeVisible();
  await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  await expectComplete(page);
});

test('loads everything from a server with two workers and a provider that takes 6 s', async ({ page, site }) => {
  await site.workers(2);
  await site.chaos({ method: 'GET', path: 'provider', kind: 'slow', ms: 6000 });
  await open(page);
  await expectHeader(page);
  await expect(protectSwitch(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  await expectComplete(page);
});
