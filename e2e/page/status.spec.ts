import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { expectScreenFocus } from '../support/dashboard';
import { expect, test } from '../support/test';

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
  await page.getByText('Report for support', { exact: true }).click();
  await expectAccessible(page);

  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy report for support' }).click();
  await expect.poll(readClipboard).toContain('area-script');
  const report = await readClipboard();
  expect(report).toContain(`Address: ${new URL(page.url()).host}\n`);
  expect(report).toContain('Connection: connected');
  expect(report).toMatch(/Connection test\n {2}Passed\n/);
  const nonce = await page.evaluate(() => {
    const text = document.getElementById('flightdeck-page-state')?.textContent ?? '';
    return /"WP_API_nonce":"([^"]+)"/.exec(text)?.[1];
  });
  expect(nonce).toBeTruthy();
  expect(report).not.toContain(nonce);
});

test.describe('a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('has a status screen that leads back to the connect screen', async ({ page, openAs }) => {
    await openAs('admin', '/status');
    await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
    await expect(page.getByText('not connected', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expectScreenFocus(page);
    await expect(page).toHaveTitle('Set up ‹ Site Example');
  });
});
