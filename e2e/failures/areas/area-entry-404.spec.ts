import { expectCards, expectConnections, expectShell, open } from '../../support/dashboard';
import { connectionsDown, countRequests, expectFailure, retryButton } from '../../support/failures/failure-panel';
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
