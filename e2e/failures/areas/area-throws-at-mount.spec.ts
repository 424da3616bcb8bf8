import { expectCards, expectConnections, expectShell, open, panel } from '../../support/dashboard';
import { expectFailure, retryButton } from '../../support/failures/failure-panel';
import { setFault, throwingView } from '../../support/failures/faults';
import { refocusUntil } from '../../support/network';
import { expect, test } from '../../support/test';

const stopped = (part: string) => ({
  title: `${part} stopped working`,
  cause: 'An error in the area stopped it.',
  remedy: 'Try again. If the problem continues, ask a site administrator.',
  code: 'area-mount',
});

test.beforeEach(async ({ logIn, page }) => {
  await logIn('admin');
  await setFault(page, true);
});

test('keeps the cards when the connection area throws while drawing, and Retry draws it again', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/Flightdeck: mf-connection\/connections-card failed/);
  site.set.deployBroken('mf-connection', { files: { 'area.js': throwingView('connections-card') } });
  await open(page);
  await expectFailure(page, stopped('Connections'));
  await expectShell(page);
  await expectCards(page);
  await retryButton(page, 'Connections stopped working').click();
  await expectFailure(page, stopped('Connections'));
  await setFault(page, false);
  await retryButton(page, 'Connections stopped working').click();
  await expectConnections(page);
});

test('shows a failure panel in place of a part that fails later, and keeps the other parts @long', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/Flightdeck: mf-connection\/connections-card failed/);
  site.set.deployBroken('mf-connection', { files: { 'area.js': throwingView('connections-card') } });
  await setFault(page, false);
  await open(page);
  await expectConnections(page);
  await setFault(page, true);
  // A change of the connection draws the part again.
  await site.traits({ staging: true });
  await refocusUntil(page, () => expect(panel(page, 'Connections stopped working')).toBeVisible({ timeout: 1000 }));
  await expectFailure(page, stopped('Connections'));
  await expectCards(page);
  await setFault(page, false);
  await retryButton(page, 'Connections stopped working').click();
  await expectConnections(page);
  await expect(page.getByRole('region', { name: 'Connections stopped working' })).toHaveCount(0);
});
