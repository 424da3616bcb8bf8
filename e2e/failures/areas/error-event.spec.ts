import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectConnections, open } from '../../support/dashboard';
import { connectionsDown, retryButton } from '../../support/failures/failure-panel';
import { setFault, throwingModule, throwingView } from '../../support/failures/faults';
import { mountWidget, openForeignPage } from '../../support/foreign-pages/foreign-page';
import { removePageState } from '../../support/page-state';
import { expect, test } from '../../support/test';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/how-to/monitor.md'), 'utf8');
const [, example = ''] = /<script>(.*?)<\/script>/s.exec(guide) ?? [];

/** Runs the listener of the guide before the scripts of each page. @returns a function that returns the failures it has sent */
async function startMonitor(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Reflect.set(window, 'sentFailures', sent);
    navigator.sendBeacon = (_url, body) => sent.push(String(body)) > 0;
  });
  await page.addInitScript(example);
  return () => page.evaluate(() => Reflect.get(window, 'sentFailures').map((body: string) => JSON.parse(body)));
}

test.beforeEach(({ logIn }) => logIn('admin'));

test('the listener of the guide sends each failed attempt of an area, with code, area and release', async ({
  page,
  site,
}) => {
  const sentFailures = await startMonitor(page);
  await setFault(page, true);
  const { version: release } = site.set.deployBroken('mf-connection', { files: { 'area.js': throwingModule } });
  const failed = { code: 'area-start', area: 'mf-connection', release };
  await open(page);
  await expect(retryButton(page, connectionsDown)).toBeVisible();
  const count = (await sentFailures()).length;
  expect(await sentFailures()).toEqual(Array(count).fill(failed));
  expect(count).toBeGreaterThan(0);
  await retryButton(page, connectionsDown).click();
  await expect.poll(async () => (await sentFailures()).length).toBe(count + 1);
  await setFault(page, false);
  await retryButton(page, connectionsDown).click();
  await expectConnections(page);
  expect(await sentFailures()).toHaveLength(count + 1);
});

test('the listener of the guide sends a part that throws while it draws, and a page that cannot start', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/mf-connection\/connections-card failed|Flightdeck could not start/);
  const sentFailures = await startMonitor(page);
  await setFault(page, true);
  const files = { 'area.js': throwingView('connections-card') };
  const { version: release } = site.set.deployBroken('mf-connection', { files });
  await open(page);
  await expect.poll(sentFailures).toEqual([{ code: 'area-mount', area: 'mf-connection', release }]);

  await removePageState(page);
  await page.reload();
  const rootVersion = site.set.original.root.version;
  await expect.poll(sentFailures).toEqual([{ code: 'page-state-missing', area: 'root-config', release: rootVersion }]);
});

test('a widget whose files are missing is sent with its release and the message that it shows', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/404/);
  const sentFailures = await startMonitor(page);
  const foreignPageConfig = await openForeignPage(page, site);
  await page.route('**/mf-connection-widgets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  expect(await mountWidget(page, foreignPageConfig, 'connections-card')).toBe('area-script');
  const release = site.set.original.widgets['mf-connection']?.version;
  const message = await page.locator('#place').getByRole('alert').textContent();
  expect(await sentFailures()).toEqual([{ code: 'area-script', area: 'mf-connection', release, message }]);
});
