import type { Page, Route } from '@playwright/test';
import { expectCards } from '../support/dashboard';
import { dashboardDown, expectFailure } from '../support/failures/failure-panel';
import { setFault, throwingModule } from '../support/failures/faults';
import { createNextRelease, type NextRelease, runCommand, stageForEditors } from '../support/sets/deploy';
import { expect, test } from '../support/test';

/** Titles of a card of `mf-settings` in its two releases. */
const firstTitle = 'WordPress.com login';
const secondTitle = 'WordPress.com login, second release';

let nextRelease: NextRelease | undefined;
test.afterEach(() => nextRelease?.remove());

/** Leaves the page, which then sends the counts of the visit. */
const leave = (page: Page) => page.goto('about:blank');

/** Waits until the page has started to count the visit, which it does together with the footer. */
async function waitForCounting(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'About this plugin' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('only users with the chosen roles get a staged release, until a rollback', async ({ openAs, page, site }) => {
  nextRelease = createNextRelease(site.set, 'mf-settings', (content, name) =>
    name === 'remote.js' ? `${content}\n/* second release */` : content.replaceAll(firstTitle, secondTitle),
  );
  const stageForRoles = ['deploy', 'mf-settings', '--from', nextRelease.folder, '--roles'];
  expect(await runCommand(site.set, ...stageForRoles, 'editor')).toMatchObject({ code: 0 });
  await openAs('admin', '/security');
  await expect(page.getByRole('heading', { name: firstTitle, exact: true })).toBeVisible();
  expect(await runCommand(site.set, ...stageForRoles, 'administrator')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: secondTitle, exact: true })).toBeVisible();
  expect(await runCommand(site.set, 'rollback', 'mf-settings')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: firstTitle, exact: true })).toBeVisible();
});

test('the counts of a visit are sent to the site once, and shown on the status screen', async ({
  openAs,
  page,
  site,
}) => {
  nextRelease = await stageForEditors(site.set);
  await openAs('admin');
  await expectCards(page);
  await waitForCounting(page);
  await site.clearLog();
  await leave(page);
  await expect.poll(() => site.countedVisits()).toEqual(['POST flightdeck/v1/visits 204']);
  await openAs('admin', '/status');
  const row = page.getByRole('table', { name: /by release/ }).getByRole('row', { name: /^mf-dashboard/ });
  // State, any version, visits, failures, load time.
  await expect(row.getByRole('cell')).toContainText(['Live', '', /^[1-9]/, '0 (0%)', /ms$/]);
});

for (const [outcome, handle] of [
  ['answers 500', (route: Route) => route.fulfill({ status: 500, json: { code: 'broken', message: 'Broken.' } })],
  ['is blocked', (route: Route) => route.abort('blockedbyclient')],
] as const)
  test(`only the status screen reports a failure when the route for the counts ${outcome}`, async ({
    openAs,
    page,
    problems,
    site,
  }) => {
    nextRelease = await stageForEditors(site.set);
    problems.allow(/Failed to load resource: .*flightdeck\/v1\/visits/);
    await page.route('**/flightdeck/v1/visits*', handle);
    await openAs('admin');
    await expectCards(page);
    await waitForCounting(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('v1/visits'));
    // Simulate a user who changes to another tab, so that the page stays open.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await sent;
    await expectCards(page);
    await expect(page.locator('#fd-toasts')).toBeEmpty();
    await openAs('admin', '/status');
    await expect(page.getByText("Couldn't load the release counts.")).toBeVisible();
  });

test('without a staged release, a page neither sends nor requests counts', async ({ openAs, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('v1/visits')) requests.push(request.url());
  });
  await openAs('admin');
  await expectCards(page);
  await waitForCounting(page);
  await openAs('admin', '/status');
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the site stops serving a release that fails for three users, and the status screen says why', async ({
  openAs,
  page,
  site,
  logIn,
}) => {
  test.setTimeout(120_000);
  nextRelease = createNextRelease(site.set, 'mf-dashboard', (content, name) =>
    name === 'area.js' ? throwingModule(content) : `${content}\n/* broken release */`,
  );
  await logIn('admin');
  await setFault(page, true);
  const roles = ['--roles', 'administrator,editor,author,subscriber'];
  expect(await runCommand(site.set, 'deploy', 'mf-dashboard', '--from', nextRelease.folder, ...roles)).toMatchObject({
    code: 0,
  });
  await site.clearLog();
  // Five failed visits of three users are enough (docs/wordpress.md).
  let sent = 0;
  for (const user of ['editor', 'editor', 'author', 'author', 'subscriber'] as const) {
    await openAs(user);
    await expectFailure(page, { title: dashboardDown, cause: /./, remedy: /./, code: 'area-start' });
    await waitForCounting(page);
    await leave(page);
    sent += 1;
    await expect.poll(async () => (await site.countedVisits()).length).toBe(sent);
  }
  await openAs('admin');
  await expectCards(page);
  await openAs('admin', '/status');
  await expect(page.getByText(/The site withdrew mf-dashboard .*: 5 of its first 5 visits failed/)).toBeVisible();
});
