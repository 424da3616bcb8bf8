import { expectCards, expectConnections, expectShell, open } from '../../support/dashboard';
import { connectionsDown, countRequests, expectFailure, retryButton } from '../../support/failures/failure-panel';
import { setFault, throwingModule, throwingModuleOf } from '../../support/failures/faults';
import { expect, test } from '../../support/test';

const startFailure = (area: string) => ({
  cause: 'The area failed to start.',
  remedy: `Ask your developer or host to redeploy ${area}.`,
  code: 'area-start',
});

test.beforeEach(async ({ logIn, page }) => {
  await logIn('admin');
  await setFault(page, true);
});

test('keeps the cards when the connection area throws at start, and Retry runs the files again', async ({
  page,
  site,
}) => {
  const { base } = site.set.deployBroken('mf-connection', { files: { 'area.js': throwingModule } });
  const requestCount = countRequests(page, `${base}area.js`);
  await open(page);
  await expectFailure(page, { title: connectionsDown, ...startFailure('mf-connection') });
  await expectShell(page);
  await expectCards(page);
  const countBefore = requestCount();
  await retryButton(page, connectionsDown).click();
  await expect.poll(requestCount).toBeGreaterThan(countBefore);
  await expectFailure(page, { title: connectionsDown, ...startFailure('mf-connection') });
  await setFault(page, false);
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
});

test('keeps the other cards when the file of a part throws, and Retry works @long', async ({ page, site }) => {
  site.set.deployBroken('mf-connection', { files: { 'connections-card.js': throwingModuleOf('ConnectionsCard') } });
  await open(page);
  await expectFailure(page, { title: connectionsDown, ...startFailure('mf-connection') });
  await expectCards(page);
  await setFault(page, false);
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
});
