import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { type NextRelease, stageForEditors } from '../support/sets/deploy';
import { expect, test } from '../support/test';

let stagedRelease: NextRelease | undefined;
test.afterEach(() => stagedRelease?.remove());

const areaRow = (page: Page, area: string) =>
  page.getByRole('table', { name: 'Dashboard areas' }).getByRole('row', { name: area });

test('shows the state of the areas and the connection, and copies a report without the nonce', async ({
  page,
  site,
  openAs,
  context,
  expectProblems,
}) => {
  expectProblems(/status of 404.*remote\.js|Refused to execute script.*remote\.js/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const restoreFile = site.set.hide('mf-settings', 'remote.js');
  await openAs('admin', '/status');
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Status ‹ Site Example');
  await expect(areaRow(page, 'mf-licensing')).toContainText('Not loaded');
  await areaRow(page, 'mf-settings').getByRole('button', { name: /^Load/ }).click();
  await expect(areaRow(page, 'mf-settings')).toContainText('Failed');
  await expect(areaRow(page, 'mf-settings')).toContainText('area-script');
  restoreFile();
  await areaRow(page, 'mf-settings')
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(areaRow(page, 'mf-settings')).toContainText('Running');
  await expect(areaRow(page, 'mf-settings')).toContainText('Last failure: area-script');

  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText('The test passed.')).toBeVisible();
  await page.getByText('Report as JSON').click();
  await expectAccessible(page);

  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy report for support' }).click();
  await expect.poll(readClipboard).toContain('area-script');
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.poll(readClipboard).toMatch(/^\{/);
  const report: unknown = JSON.parse(await readClipboard());
  expect(report).toMatchObject({ connection: { status: true, test: { passed: true } }, overrides: [] });
  const nonce = await page.evaluate(() => {
    const text = document.getElementById('flightdeck-page-state')?.textContent ?? '';
    return /"WP_API_nonce":"([^"]+)"/.exec(text)?.[1];
  });
  expect(nonce).toBeTruthy();
  expect(JSON.stringify(report)).not.toContain(nonce);
});

test('on a phone, the counts of two releases are aligned in columns', async ({ page, openAs, site }) => {
  const counts = { codes: {}, stage: 'live', version: '1.0.0' };
  const areas = {
    'mf-settings': [{ ...counts, visits: 6, failures: 1, ms: 41 }],
    'mf-dashboard': [{ ...counts, version: '12.0.0-0123456789', visits: 60_000, failures: 5210, ms: 1152 }],
  };
  await page.route('**/flightdeck/v1/visits*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { areas, withdrawn: {} } }) : route.fallback(),
  );
  // The page shows counts only while a release is staged.
  stagedRelease = await stageForEditors(site.set);
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs('admin', '/status');
  const rows = page.getByRole('table', { name: 'Visits by release' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const leftEdges = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Math.round(cell.getBoundingClientRect().left))),
  );
  expect(leftEdges[1]).toEqual(leftEdges[0]);
  // A row has two lines: state and version, and below them visits and failures, followed by the time.
  const [state, version, visits, failures, time] = leftEdges[0] ?? [];
  expect([visits, failures]).toEqual([state, version]);
  expect(time).toBeGreaterThan(Number(failures));
});

test.describe('a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('has a status screen that leads back to the connect screen', async ({ page, openAs }) => {
    await openAs('admin', '/status');
    await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
    await expect(page.getByText('not connected', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Set up ‹ Site Example');
  });
});
