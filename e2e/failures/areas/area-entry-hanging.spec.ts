import { expectCards, expectConnections, expectHeader, expectShell, open, panel } from '../../support/dashboard';
import {
  connectionsDown,
  countRequests,
  dashboardDown,
  expectFailure,
  passTimeUntil,
  retryButton,
  unavailable,
} from '../../support/failures/failure-panel';
import { expect, test } from '../../support/test';

test.beforeEach(async ({ logIn, page }) => {
  await logIn('admin');
  await page.clock.install();
});

test("shows the cards while the connection's entry file hangs, then a failure, and Retry loads the file", async ({
  page,
  site,
}) => {
  const entry = `${site.set.entry('mf-connection').base}remote.js`;
  const requestCount = countRequests(page, entry);
  await page.route(`**/${entry}*`, () => {});
  await open(page);
  await expectHeader(page);
  await expectCards(page);
  await passTimeUntil(page, connectionsDown);
  await expectFailure(page, { title: connectionsDown, code: 'area-timeout' });
  await expectShell(page);
  await page.unroute(`**/${entry}*`);
  const countBefore = requestCount();
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
  expect(requestCount()).toBe(countBefore + 1);
});

test("other screens stay reachable while the dashboard's entry file hangs", async ({ page, site }) => {
  const entryAddress = `**/${site.set.entry('mf-dashboard').base}remote.js*`;
  // The screen of an area that is not installed needs none of its files.
  site.set.withdraw('mf-recommendations');
  await page.route(entryAddress, () => {});
  await open(page);
  await expectHeader(page);
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link', { name });
  await tab('Recommendations').click();
  await expect(panel(page, unavailable('Recommendations'))).toBeVisible();
  await tab('At a Glance').click();
  await passTimeUntil(page, dashboardDown);
  await expectFailure(page, { title: dashboardDown, code: 'area-timeout' });
  await expectShell(page);
  await page.unroute(entryAddress);
  await retryButton(page, dashboardDown).click();
  await expectCards(page);
});
