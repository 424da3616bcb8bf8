import { setUp } from '../support/connect';
import { expectCards, expectConnections, open, panel } from '../support/dashboard';
import { expectFailure, retry } from '../support/failure-panel';
import { changedState } from '../support/page-state';
import { expect, test } from '../support/test';

const title = 'This could not be loaded';

test.beforeEach(async ({ signIn, page, expectProblems }) => {
  expectProblems(/the page came without a connection state/);
  expectProblems(/the page state lacks connection/);
  await signIn('admin');
  await changedState(page, (state) => delete state.connection);
});

test('SHR-092 the site is asked before any connect screen shows', async ({ page, site }) => {
  await site.chaos({ method: 'GET', path: 'connection', kind: 'slow', ms: 1200 });
  const seen = page.waitForFunction(() => document.body?.textContent?.includes('Set up Jetpack'), undefined, {
    polling: 'raf',
    timeout: 0,
  });
  const neverSeen = Promise.race([seen.then(() => 'connect screen'), expectConnections(page).then(() => 'dashboard')]);
  await open(page);
  expect(await neverSeen).toBe('dashboard');
  await expectCards(page);
  expect(await site.calls(/^GET connection /)).toEqual(['GET connection 200']);
  seen.catch(() => {});
});

test('the site cannot be asked: a panel with Retry instead of a connect screen @long', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  expectProblems(/Flightdeck could not start/);
  await site.chaos({ method: 'GET', path: 'connection', kind: '500' });
  await open(page);
  const failed = {
    title,
    cause: 'There has been a critical error on this website.',
    remedy: 'Try again. If it keeps failing, ask whoever looks after this site.',
    code: 'rest-refused',
  };
  await expectFailure(page, failed);
  await expect(setUp(page)).toHaveCount(0);
  await retry(page, title).click();
  await expect.poll(() => site.calls(/^GET connection /)).toHaveLength(2);
  await expectFailure(page, failed);
  await site.calm();
  await retry(page, title).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, title)).toHaveCount(0);
});

test.describe('not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('the site says that it is not connected: then the connect screen', async ({ page, site }) => {
    await open(page);
    await expect(setUp(page)).toBeEnabled();
    expect(await site.calls(/^GET connection /)).toEqual(['GET connection 200']);
  });
});
