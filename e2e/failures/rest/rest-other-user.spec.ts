import { expectConnections, expectUpdateFailed, protectSwitch, toast } from '../../support/dashboard';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

test.beforeEach(async ({ openAs, page, problems }) => {
  problems.expect(/status of 403/);
  await openAs('admin');
  await expectConnections(page);
  // Avoid reads between the two users, while no user is logged in.
  await networkAtRest(page);
});

test('does not repeat a write when another user has logged in', async ({ page, site, logIn }) => {
  await logIn('admin2');
  await site.clearLog();
  await protectSwitch(page).click();
  await expectUpdateFailed(page, 'Another user is now logged in. Reload the page to continue as that user.');
  await expect(protectSwitch(page)).not.toBeChecked();
  expect(await site.calls(/^POST/)).toEqual(['POST settings 403']);
  await page.reload();
  await expect(page.getByText('Connected as provider_admin2')).toBeVisible();
  await expect(protectSwitch(page)).not.toBeChecked();
});

test('saves nothing on repeated clicks after another user has logged in @long', async ({ page, site, logIn }) => {
  await logIn('admin2');
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Another user is now logged in.');
  await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
  await protectSwitch(page).click();
  await expect.poll(() => site.calls(/^POST settings 403/)).toHaveLength(2);
  await expect(protectSwitch(page)).not.toBeChecked();
  expect(await site.calls(/^POST settings 200/)).toEqual([]);
});
