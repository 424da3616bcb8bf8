import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { dashboardPath } from '../support/dashboard';
import { ForeignSet } from '../support/sets/foreign-set';
import { expect, test } from '../support/test';

let foreignSet: ForeignSet;
let origin: string;

test.beforeEach(async ({ site, problems }) => {
  problems.allow(/foreign request/);
  foreignSet = new ForeignSet(site.set.folder);
  origin = await foreignSet.start();
});
test.afterEach(() => foreignSet.stop());

test('loads an area from an allowed origin that the user chose on the status screen, until the bar ends the override', async ({
  page,
  logIn,
  site,
  expectProblems,
}) => {
  await site.overrides([origin]);
  await logIn('admin');
  const parameter = `flightdeck.overrides=${encodeURIComponent(JSON.stringify({ 'mf-settings': origin }))}`;
  await page.goto(`${dashboardPath}&${parameter}#/security?${parameter}`);
  const card = page.getByRole('article', { name: 'Brute force protection' });
  await expect(card).toBeVisible();
  expect(foreignSet.requestedPaths).toEqual([]);

  await page.evaluate(() => location.assign('#/status'));
  await page.getByRole('combobox', { name: 'mf-settings' }).selectOption(origin);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply and reload' }).click();
  const bar = page.locator('#fd-notices').getByText(`Overrides in this tab: mf-settings (${origin})`);
  await expect(bar).toBeVisible();
  const areaRow = page.getByRole('table', { name: 'Dashboard areas' }).getByRole('row', { name: 'mf-settings' });
  await expect(areaRow).toContainText('Override');
  await expect(areaRow).toContainText(origin);
  await page.evaluate(() => location.assign('#/security'));
  await expect(card).toBeVisible();
  await expect(bar).toBeVisible();
  expect(foreignSet.requestedPaths.filter((path) => path.endsWith('/remote.js'))).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await expectAccessible(page);

  expectProblems(/ERR_CONNECTION_REFUSED|mf-settings could not be found/);
  foreignSet.stop();
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'End overrides' }).click();
  await expect(card).toBeVisible();
  await expect(bar).toHaveCount(0);
});
