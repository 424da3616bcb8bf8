import { card, expectUpdated, protectSwitch, toast } from '../support/dashboard';
import { holdCalls, networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test.beforeEach(async ({ openAs, page }) => {
  await openAs('admin');
  await expect(protectSwitch(page)).not.toBeChecked();
});

test('the switch shows progress and success, and stays on after a reload and after a restart of the site', async ({
  page,
  site,
}) => {
  const release = await holdCalls(page, 'POST', 'settings');
  await protectSwitch(page).click();
  await expect(protectSwitch(page)).toBeChecked();
  await expect(protectSwitch(page)).toHaveAttribute('aria-busy', 'true');
  await expect(toast(page)).toContainText('Updating settings…');
  expect(await site.calls(/^POST/)).toEqual([]);
  release();
  await expectUpdated(page);
  await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(protectSwitch(page)).toBeChecked();
  // A call that the restart interrupts would count as a page error.
  await networkAtRest(page);
  await site.restart();
  await page.reload();
  await expect(protectSwitch(page)).toBeChecked();
  await expect(card(page, 'Brute force protection')).not.toContainText('Activate Protect');
});

test('a switch that was pressed right before the user leaves the page is saved', async ({ page, site }) => {
  await protectSwitch(page).hover();
  await networkAtRest(page);
  await site.clearLog();
  await protectSwitch(page).click();
  await page.goto('/wp-admin/profile.php');
  await expect.poll(() => site.calls(/^POST/)).toEqual(['POST settings 200']);
});
