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

test('after fast clicks, the switch shows the value that the site has saved @long', async ({ page, site }) => {
  const rounds = Number(process.env.FLIGHTDECK_ROUNDS ?? 3);
  for (let round = 0; round < rounds; round += 1) {
    await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 120 });
    await protectSwitch(page).click({ clickCount: 1 + (round % 3), delay: 0 });
    await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
    const checkedBeforeReload = await protectSwitch(page).getAttribute('aria-checked');
    await page.reload();
    await expect(protectSwitch(page)).toHaveAttribute('aria-checked', String(checkedBeforeReload));
    await site.clearChaos();
  }
});
