import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { dashboardPath, expectCards, open, protectSwitch } from '../support/dashboard';
import { ForeignSet } from '../support/sets/foreign-set';
import { expect, test } from '../support/test';

const hour = 3600 * 1000;
const notice = (page: Page) => page.locator('#fd-notices').getByText(/^mf-settings loads from/);
const areaRow = (page: Page) =>
  page.getByRole('table', { name: 'Dashboard areas' }).getByRole('row', { name: 'mf-settings' });
let foreignSet: ForeignSet;
let origin: string;

test.beforeEach(async ({ site, problems }) => {
  problems.allow(/foreign request/);
  foreignSet = new ForeignSet(site.set.folder);
  origin = await foreignSet.start();
});
test.afterEach(() => foreignSet.stop());

/** Stores an override as the page does. */
const storeOverride = (page: Page, overrideOrigin: string, since: number) =>
  page.evaluate((override) => sessionStorage.setItem('mf-settings', JSON.stringify(override)), {
    origin: overrideOrigin,
    since,
  });

test('loads an area from an allowed origin after a confirmation, and shows the override on every screen until it is removed', async ({
  page,
  openAs,
  site,
}) => {
  await site.overrides([origin]);
  await openAs('admin', '/status');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('mf-settings');
  await page.getByRole('button', { name: 'Check release' }).click();
  const confirmation = page.getByRole('region', { name: 'Load mf-settings from another origin?' });
  await expect(confirmation).toContainText(`${origin}/mf-settings/`);
  await expect(confirmation.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  expect(foreignSet.requestedPaths).toEqual(['/registry.json']);

  await confirmation.getByRole('button', { name: 'Load this release' }).click();
  await expect(notice(page)).toContainText(origin);
  await expect(areaRow(page)).toContainText('Override');
  await expect(areaRow(page)).toContainText(origin);
  await page.evaluate(() => location.assign('#/security'));
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(foreignSet.requestedPaths.filter((path) => path.endsWith('/remote.js'))).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await expectAccessible(page);

  foreignSet.requestedPaths.length = 0;
  await page.getByRole('button', { name: 'Remove override mf-settings' }).click();
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(foreignSet.requestedPaths).toEqual([]);
});

test("ends an override after eight hours, and loads the site's area if the origin doesn't respond @long", async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_CONNECTION_REFUSED|mf-settings could not be loaded/);
  await site.overrides([origin]);
  await openAs('admin');
  await expectCards(page);
  await storeOverride(page, origin, Date.now() - 8 * hour);
  await page.reload();
  await expectCards(page);
  expect(await page.evaluate(() => sessionStorage.getItem('mf-settings'))).toBeNull();
  expect(foreignSet.requestedPaths).toEqual([]);

  foreignSet.stop();
  await storeOverride(page, origin, Date.now());
  await page.reload();
  await expectCards(page);
  await expect(page.locator('#fd-notices').getByText(`Couldn't load mf-settings from ${origin}.`)).toBeVisible();
  await page.evaluate(() => location.assign('#/security'));
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
});

test('loads no area from an origin that only the page address names, that the site does not allow, or that an editor stores @long', async ({
  page,
  logIn,
  site,
}) => {
  await site.overrides([origin]);
  await logIn('admin');
  const parameter = `mf-settings=${encodeURIComponent(origin)}`;
  await page.goto(
    `${dashboardPath}&override=${parameter}&overrides=${parameter}&${parameter}#/security?override=${parameter}&${parameter}`,
  );
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
  // A new query loads the page again.
  await page.goto(`${dashboardPath}&again=1#/status?area=mf-settings&origin=${encodeURIComponent(origin)}`);
  await expect(areaRow(page)).toBeVisible();
  expect(foreignSet.requestedPaths).toEqual([]);

  const forbiddenOrigin = 'http://127.0.0.1:1';
  await storeOverride(page, forbiddenOrigin, Date.now());
  await page.goto(`${dashboardPath}&again=2#/dashboard`);
  await expectCards(page);
  await expect(page.locator('#fd-notices').getByText(/mf-settings/)).toHaveCount(0);

  await logIn('editor');
  await storeOverride(page, origin, Date.now());
  await open(page, '/dashboard', 'again=3');
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(protectSwitch(page)).toHaveCount(0);
  expect(foreignSet.requestedPaths).toEqual([]);
  const pageState = await page.evaluate(() => document.getElementById('flightdeck-page-state')?.textContent ?? '');
  expect(JSON.parse(pageState).overrides).toEqual({ origins: [] });
});
