import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { dashboardPath, expectCards, open, protectSwitch } from '../support/dashboard';
import { ForeignSet } from '../support/sets/foreign-set';
import { expect, test } from '../support/test';

const hour = 3600 * 1000;
const notice = (page: Page) => page.locator('#fd-notices').getByText(/^mf-settings loads from/);
const row = (page: Page) =>
  page.getByRole('table', { name: 'Dashboard areas' }).getByRole('row', { name: 'mf-settings' });
let set: ForeignSet;
let origin: string;

test.beforeEach(async ({ site, problems }) => {
  problems.allow(/foreign request/);
  set = new ForeignSet(site.set.folder);
  origin = await set.start();
});
test.afterEach(() => set.stop());

/** Stores an override where the page keeps its overrides. */
const keep = (page: Page, of: string, since: number) =>
  page.evaluate(([from, at]) => sessionStorage.setItem('mf-settings', JSON.stringify({ origin: from, since: at })), [
    of,
    since,
  ] as const);

test('loads an area from an allowed origin after a full preview, and offers on every screen to remove the override', async ({
  page,
  openAs,
  site,
}) => {
  await site.overrides([origin]);
  await openAs('admin', '/status');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('mf-settings');
  await page.getByRole('button', { name: 'Check release' }).click();
  const question = page.getByRole('region', { name: 'Load mf-settings from another origin?' });
  await expect(question).toContainText(`${origin}/mf-settings/`);
  await expect(question.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  expect(set.requested).toEqual(['/registry.json']);

  await question.getByRole('button', { name: 'Load this release' }).click();
  await expect(notice(page)).toContainText(origin);
  await expect(row(page)).toContainText('Override');
  await expect(row(page)).toContainText(origin);
  await page.evaluate(() => location.assign('#/security'));
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(set.requested.filter((path) => path.endsWith('/remote.js'))).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await expectAccessible(page);

  set.requested.length = 0;
  await page.getByRole('button', { name: 'Remove override mf-settings' }).click();
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(set.requested).toEqual([]);
});

test("ends an override after eight hours, and falls back to the site's area @long", async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_CONNECTION_REFUSED|mf-settings could not be loaded/);
  await site.overrides([origin]);
  await openAs('admin');
  await expectCards(page);
  await keep(page, origin, Date.now() - 8 * hour);
  await page.reload();
  await expectCards(page);
  expect(await page.evaluate(() => sessionStorage.getItem('mf-settings'))).toBeNull();
  expect(set.requested).toEqual([]);

  set.stop();
  await keep(page, origin, Date.now());
  await page.reload();
  await expectCards(page);
  await expect(page.locator('#fd-notices').getByText(`Couldn't load mf-settings from ${origin}.`)).toBeVisible();
  await page.evaluate(() => location.assign('#/security'));
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
});

test('no address can make the page load from another origin, nor from one that the server does not allow @long', async ({
  page,
  logIn,
  site,
}) => {
  await site.overrides([origin]);
  await logIn('admin');
  const wish = `mf-settings=${encodeURIComponent(origin)}`;
  await page.goto(`${dashboardPath}&override=${wish}&overrides=${wish}&${wish}#/security?override=${wish}&${wish}`);
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  await page.goto(`${dashboardPath}&again=1#/status?area=mf-settings&origin=${encodeURIComponent(origin)}`);
  await expect(row(page)).toBeVisible();
  expect(set.requested).toEqual([]);

  await keep(page, 'http://127.0.0.1:1', Date.now());
  await page.goto(`${dashboardPath}&again=2#/dashboard`);
  await expectCards(page);
  await expect(page.locator('#fd-notices').getByText(/mf-settings/)).toHaveCount(0);

  await logIn('editor');
  await keep(page, origin, Date.now());
  await open(page, '/dashboard', 'again=3');
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(protectSwitch(page)).toHaveCount(0);
  expect(set.requested).toEqual([]);
  const state = await page.evaluate(() => document.getElementById('flightdeck-page-state')?.textContent ?? '');
  expect(JSON.parse(state).overrides).toEqual({ origins: [] });
});
