import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { card, expectShell } from '../support/dashboard';
import { command } from '../support/deploy';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

const project = join(import.meta.dirname, '../..');

/** Adds an area to the set that brings `#/trial`. It has the code of `mf-licensing`. */
function addTrial(site: RunningSite): void {
  const { folder, sound } = site.set;
  const licensing = site.set.entry('mf-licensing');
  const base = `mf-trial/${licensing.version}/`;
  cpSync(join(folder, licensing.base), join(folder, base), { recursive: true });
  const { activation } = licensing.manifest.parts;
  if (!activation) throw new Error('mf-licensing has no activation.');
  const manifest = {
    ...{ ...licensing.manifest, name: 'mf-trial', parts: { activation }, widgets: [] },
    routes: { '/trial': { screen: 'activation', title: 'Trial' } },
  };
  const areas = { ...sound.areas, 'mf-trial': { ...licensing, base, manifest } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ ...sound, areas }));
}

const requestsOf = (page: Page) => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/flightdeck\/v1\/areas|mf-trial/.test(pathname))
      found.push(pathname.replace(/^.*\/(?=\w+\/v1|mf-)/, '') + search);
  });
  return found;
};

test('a page loads nothing of an area with its own route until a visitor opens the route', async ({
  openAs,
  page,
  site,
}) => {
  addTrial(site);
  const requests = requestsOf(page);
  await openAs('admin');
  await expect(card(page, 'Site connection')).toContainText('Connected');
  expect(await page.locator('#flightdeck-page-state').textContent()).not.toContain('mf-trial');
  expect(requests).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/trial';
  });
  await expect(page.getByRole('textbox', { name: 'License key' })).toBeVisible();
  await expect(page).toHaveTitle(/^Trial/);
  expect(requests[0]).toBe('flightdeck/v1/areas?language=en&path=%2Ftrial');
  expect(requests.filter((request) => request.includes('v1/areas'))).toHaveLength(1);
});

test('the route of such an area opens by its address, for its visitors only', async ({ openAs, page, site }) => {
  addTrial(site);
  await openAs('admin', '/trial');
  await expect(page.getByRole('textbox', { name: 'License key' })).toBeVisible();
  await openAs('admin', '/nothing');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await openAs('admin', '/status');
  const areas = page.getByRole('table', { name: 'Dashboard areas' });
  await expect(areas.getByRole('row', { name: /^mf-trial/ })).toContainText('Not loaded');
  await openAs('subscriber', '/trial');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('a route whose area the site does not answer shows the failure at its address, and opens after a retry', async ({
  expectProblems,
  openAs,
  page,
  site,
}) => {
  expectProblems(/more areas could not be loaded|status of 500/);
  addTrial(site);
  let isBroken = true;
  await page.route('**/flightdeck/v1/areas*', (route) =>
    isBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await openAs('admin', '/trial');
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  await expect(page.getByText('The site refused the request (status 500).')).toBeVisible();
  await expect(page).toHaveTitle(/^Couldn't load this/);
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL(/#\/trial$/);
  await retry.click();
  await expect(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect(page.getByRole('textbox', { name: 'License key' })).toBeVisible();
  await expect(page).toHaveTitle(/^Trial/);
  await expect(page).toHaveURL(/#\/trial$/);
});

test('a route that the site does not answer shows the failure after a visit to another screen, and each retry asks again', async ({
  expectProblems,
  openAs,
  page,
  site,
}) => {
  expectProblems(/more areas could not be loaded|status of 500/);
  addTrial(site);
  await page.route('**/flightdeck/v1/areas*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const requests = requestsOf(page);
  const refused = page.getByText('The site refused the request (status 500).');
  const go = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  await openAs('admin', '/trial');
  await expect(refused).toBeVisible();
  await go('#/dashboard');
  await expect(card(page, 'Site connection')).toContainText('Connected');
  // Counts and older releases start with the footer.
  await expectShell(page);
  await go('#/trial');
  await expect(refused).toBeVisible();
  const before = requests.length;
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect.poll(() => requests.length).toBe(before + 1);
  await expect(refused).toBeVisible();
  await expect(page.locator('#flightdeck')).not.toContainText("isn't installed");
});

test('a route whose area the site never answers shows the failure after 10 seconds, and asks again at the next visit', async ({
  expectProblems,
  openAs,
  page,
  site,
}) => {
  expectProblems(/more areas could not be loaded/);
  addTrial(site);
  let isHanging = true;
  await page.route('**/flightdeck/v1/areas*', (route) => (isHanging ? undefined : route.continue()));
  await openAs('admin');
  await expect(card(page, 'Site connection')).toContainText('Connected');
  const go = (route: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, route);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'admin.php?page=flightdeck#/trial';
    link.textContent = 'Trial';
    document.querySelector('#adminmenu ul li')?.append(link);
  });
  await page.locator('#adminmenu').getByRole('link', { name: 'Trial' }).click();
  await expect(page.getByText("The site didn't answer within 10 seconds.", { exact: false })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page).toHaveTitle(/^Trial/);
  await expect(page).toHaveURL(/#\/trial$/);
  await go('#/dashboard');
  await expect(card(page, 'Site connection')).toContainText('Connected');
  isHanging = false;
  await go('#/trial');
  await expect(page.getByRole('textbox', { name: 'License key' })).toBeVisible();
});

test('an area made in a fresh clone is tested, built, deployed and shown @long', async ({ openAs, page, site }) => {
  test.setTimeout(600_000);
  const clone = mkdtempSync(join(tmpdir(), 'flightdeck-clone-'));
  const run = (...args: readonly string[]) =>
    execFileSync(args[0] ?? '', args.slice(1), { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${project}`, clone]);
    // Links of workspaces are relative, so the clone uses its own.
    const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    for (const folder of ['.', ...workspaces].map((name) => join(name, 'node_modules')))
      if (existsSync(join(project, folder))) execFileSync('cp', ['-al', join(project, folder), join(clone, folder)]);
    expect(run('npm', 'run', '--silent', 'new:area', '--', 'mf-backup')).toContain('open #/backup');
    run('npm', 'run', '--silent', 'types');
    run('npx', 'jest', 'mf-backup', 'root-config/src/routes', 'tools/src/repository', 'tools/src/checks/budgets');
    run('npx', 'biome', 'check', 'mf-backup', 'e2e/backup', 'package.json', 'tsconfig.json');
    run('npm', 'run', '--silent', 'build', '--', 'root-config', 'embed', 'mf-backup');
    const deployed = await command(site.set, 'deploy', 'mf-backup', '--from', join(clone, 'build/set'));
    expect(deployed.said).toMatch(/Live: mf-backup 0\.0\.0-[0-9a-f]{8}/);
    await openAs('admin', '/backup');
    await expect(page.getByRole('heading', { level: 1, name: 'Backup' })).toBeAttached();
    await expect(page.getByRole('region', { name: 'Backup' })).toContainText('Connected');
    await openAs('subscriber', '/backup');
    await expect(page).toHaveURL(/#\/dashboard$/);
    expect(readFileSync(join(clone, 'root-config/src/routes.ts'), 'utf8')).not.toContain('mf-backup');
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});
