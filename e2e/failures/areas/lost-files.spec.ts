import type { Page } from '@playwright/test';
import { card, expectCards, expectConnections, expectShell, open, panel } from '../../support/dashboard';
import { dashboardDown } from '../../support/failures/failure-panel';
import { failuresShown, watchFailures } from '../../support/failures/shown-failures';
import { expect, test } from '../../support/test';

const areaFiles = /\/set\/mf-[^/]+\//;
/** Files with the failure panel and with the page's own notices. */
const failureFiles = /\/(failure|page-notices)\.js/;

test.beforeEach(async ({ logIn, expectProblems }) => {
  expectProblems(/ERR_(FAILED|INTERNET_DISCONNECTED)|Flightdeck: a file of the page did not load/);
  await logIn('admin');
});

/** Makes all requests for files of the areas and for `failureFiles` fail. @returns a function that ends the failures */
async function loseFiles(page: Page): Promise<() => Promise<void>> {
  const patterns = [areaFiles, failureFiles];
  for (const pattern of patterns) await page.route(pattern, (route) => route.abort());
  return async () => {
    for (const pattern of patterns) await page.unroute(pattern);
  };
}

test('reports lost files of all areas without the file of the failure panel, and Retry loads the screen', async ({
  page,
}) => {
  const restoreFiles = await loseFiles(page);
  await open(page);
  const failureCard = card(page, dashboardDown);
  await expect(failureCard).toContainText("Couldn't load a required file.");
  await expectShell(page);
  await expect(page.locator('#flightdeck')).not.toContainText('Loading chunk');
  const retryButton = failureCard.getByRole('button', { name: 'Retry' });
  const box = await retryButton.boundingBox();
  // The button is not stretched.
  expect(box?.width).toBeLessThan(120);
  expect(box?.height).toBeLessThan(48);
  await restoreFiles();
  // If the last automatic attempt finds the file of the failure panel, the complete panel shows.
  await retryButton.or(panel(page, dashboardDown).getByRole('button', { name: 'Retry' })).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('loads missing files automatically when the connection returns', async ({ page, context }) => {
  const restoreFiles = await loseFiles(page);
  await open(page);
  await expect(card(page, dashboardDown)).toBeVisible();
  await context.setOffline(true);
  await restoreFiles();
  await context.setOffline(false);
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, /not available/)).toHaveCount(0);
});

test('shows no failure when the files of the areas arrive on the third attempt', async ({ page }) => {
  await watchFailures(page);
  const attemptsByPath = new Map<string, number>();
  await page.route(/\/set\/mf-[^/]+\/.*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    const attempts = (attemptsByPath.get(pathname) ?? 0) + 1;
    attemptsByPath.set(pathname, attempts);
    return attempts < 3 ? route.abort() : route.continue();
  });
  await open(page);
  await expectShell(page);
  await expectCards(page);
  await expectConnections(page);
  expect(await failuresShown(page)).toEqual([]);
});
