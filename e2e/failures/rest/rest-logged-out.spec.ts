import {
  expectConnections,
  expectShell,
  expectUpdated,
  expectUpdateFailed,
  protectSwitch,
} from '../../support/dashboard';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

test('asks a user who was logged out to log in again, and then works without a reload', async ({
  context,
  page,
  site,
  openAs,
  logIn,
  expectProblems,
}) => {
  expectProblems(/status of 40[03]/);
  await openAs('admin');
  await expectConnections(page);
  await networkAtRest(page);
  await context.clearCookies();
  await site.clearLog();
  await protectSwitch(page).click();
  await expectUpdateFailed(page, "You've been logged out. Log in again in another tab. Your changes are still here.");
  await expect(protectSwitch(page)).not.toBeChecked();
  expect(await site.calls(/^POST/)).toEqual(['POST settings 403']);
  await expectShell(page);
  await logIn('admin');
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
});
