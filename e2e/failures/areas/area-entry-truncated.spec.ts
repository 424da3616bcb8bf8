import { expectCards, expectConnections, expectShell } from '../../support/dashboard';
import { connectionsDown, countRequests, expectFailure, retryButton } from '../../support/failures/failure-panel';
import { truncated } from '../../support/failures/faults';
import { expect, test } from '../../support/test';

const incomplete = {
  cause: 'The first file of the area is incomplete.',
  remedy: 'Try again. If the problem continues, ask a site administrator.',
  code: 'area-truncated',
};

test("keeps the cards when the connection's entry file is truncated, and the next release works", async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/SyntaxError|Unexpected end/);
  const { base } = site.set.deployBroken('mf-connection', { files: { 'remote.js': truncated } });
  const requestCount = countRequests(page, `${base}remote.js`);
  await openAs('admin');
  await expectFailure(page, { title: connectionsDown, ...incomplete });
  await expectShell(page);
  await expectCards(page);
  const countBefore = requestCount();
  await retryButton(page, connectionsDown).click();
  await expect.poll(requestCount).toBe(countBefore + 1);
  await expectFailure(page, { title: connectionsDown, ...incomplete });
  site.set.restore();
  await page.reload();
  await expectConnections(page);
});

test('does not run an entry file that was truncated in transit, and Retry loads the whole file @long', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/integrity/);
  const entryAddress = `**/${site.set.entry('mf-connection').base}remote.js*`;
  await page.route(entryAddress, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: truncated(await answer.text()) });
  });
  await openAs('admin');
  await expectFailure(page, {
    title: connectionsDown,
    cause: 'a proxy or optimizer may have changed it',
    remedy: 'Try again. If the problem continues, turn off ad blockers for this site, or ask a site administrator.',
    code: 'area-script',
  });
  await expectCards(page);
  await page.unroute(entryAddress);
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
});
