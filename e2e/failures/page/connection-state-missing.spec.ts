import { setUpButton } from '../../support/connect';
import { expectCards, expectConnections, open, panel } from '../../support/dashboard';
import { expectFailure, retryButton } from '../../support/failures/failure-panel';
import { holdCalls } from '../../support/network';
import { changePageState } from '../../support/page-state';
import { expect, test } from '../../support/test';

const failureTitle = "Couldn't load this";

test.beforeEach(async ({ logIn, page, expectProblems }) => {
  expectProblems(/the page has no connection state/);
  expectProblems(/the page state lacks connection/);
  await logIn('admin');
  await changePageState(page, (state) => delete state.connection);
});

test('SHR-092 requests the connection state from the site before it shows a connect screen', async ({ page, site }) => {
  const release = await holdCalls(page, 'GET', 'connection');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Set up Jetpack')) Reflect.set(window, 'hasOfferedSetUp', true);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const connectionRequest = page.waitForRequest((request) =>
    new URL(request.url()).pathname.endsWith('/jetpack/v4/connection'),
  );
  await open(page);
  await connectionRequest;
  await expect(setUpButton(page)).toHaveCount(0);
  release();
  await expectConnections(page);
  await expectCards(page);
  expect(await page.evaluate(() => Reflect.has(window, 'hasOfferedSetUp'))).toBe(false);
  expect(await site.calls(/^GET connection /)).toEqual(['GET connection 200']);
});

test('shows a panel with Retry instead of a connect screen when the site answers with an error @long', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  expectProblems(/Flightdeck could not start/);
  await site.chaos({ method: 'GET', path: 'connection', kind: '500' });
  await open(page);
  const expectedFailure = {
    title: failureTitle,
    code: 'rest-refused',
  };
  await expectFailure(page, expectedFailure);
  await expect(setUpButton(page)).toHaveCount(0);
  await retryButton(page, failureTitle).click();
  await expect.poll(() => site.calls(/^GET connection /)).toHaveLength(2);
  await expectFailure(page, expectedFailure);
  await site.clearChaos();
  await retryButton(page, failureTitle).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, failureTitle)).toHaveCount(0);
});

test.describe('on a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('shows the connect screen once the site has sent the connection state', async ({ page, site }) => {
    await open(page);
    await expect(setUpButton(page)).toBeEnabled();
    expect(await site.calls(/^GET connection /)).toEqual(['GET connection 200']);
  });
});
