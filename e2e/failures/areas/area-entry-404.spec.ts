import { expectCards, expectConnections, expectShell, open } from '../../support/dashboard';
import {
  connectionsDown,
  countRequests,
  dashboardDown,
  expectFailure,
  retryButton,
} from '../../support/failures/failure-panel';
import { expect, test } from '../../support/test';

const missingFile = {
  cause:
    "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.",
  remedy: 'Try again. If the problem continues, turn off ad blockers for this site, or ask a site administrator.',
  code: 'area-script',
};

test.beforeEach(async ({ logIn, expectProblems }) => {
  expectProblems(/(status of 404|Refused to execute script).*remote\.js/);
  await logIn('admin');
});

test("keeps the cards when the connection's entry file is missing, and Retry requests the file again", async ({
  page,
  site,
}) => {
  const entry = `${site.set.entry('mf-connection').base}remote.js`;
  const requestCount = countRequests(page, entry);
  const restoreFile = site.set.hide('mf-connection', 'remote.js');
  try {
    await open(page);
    await expectFailure(page, { title: connectionsDown, ...missingFile });
    await expectShell(page);
    await expectCards(page);
    const countBefore = requestCount();
    await retryButton(page, connectionsDown).click();
    await expect.poll(requestCount).toBe(countBefore + 1);
    await expectFailure(page, { title: connectionsDown, ...missingFile });
  } finally {
    restoreFile();
  }
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
  await expectCards(page);
});

test("keeps masthead, tabs and notices when the dashboard's entry file is missing @long", async ({
  page,
  site,
  logIn,
}) => {
  // The account of this user is not linked, so the page shows a notice.
  await logIn('author');
  const restoreFile = site.set.hide('mf-dashboard', 'remote.js');
  try {
    await open(page);
    await expectFailure(page, { title: dashboardDown, ...missingFile });
    await expectShell(page);
    await expect(page.locator('#fd-notices')).toContainText('Connect your WordPress.com account');
  } finally {
    restoreFile();
  }
  await retryButton(page, dashboardDown).click();
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
});

test("keeps the cards when the connection's entry file and a chunk are missing, and Retry loads both @long", async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/(status of 404|Refused to execute script).*connections-card\.js/);
  const restorers = [
    site.set.hide('mf-connection', 'connections-card.js'),
    site.set.hide('mf-connection', 'remote.js'),
  ];
  try {
    await open(page);
    await expectFailure(page, { title: connectionsDown, ...missingFile });
    await expectCards(page);
  } finally {
    for (const restoreFile of restorers) restoreFile();
  }
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
});
