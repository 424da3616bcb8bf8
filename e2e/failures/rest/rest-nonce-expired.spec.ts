import { card, expectConnections, expectUpdated, protectSwitch } from '../../support/dashboard';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

const hour = 3600 * 1000;
const renewal = ['GET admin-ajax/rest-nonce 200', 'GET wp/v2/users/me 200'];

test.beforeEach(async ({ openAs, page, site, expectProblems }) => {
  expectProblems(/status of 403/);
  await openAs('admin');
  await expectConnections(page);
  await networkAtRest(page);
  // A nonce is valid for up to 24 hours.
  await site.clock(25 * hour);
  await site.clearLog();
});

test('renews an expired nonce once and silently, and repeats the write once', async ({ page, site }) => {
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
  await expect(card(page, 'Brute force protection')).toContainText('login attacks blocked');
  await networkAtRest(page);
  const calls = await site.calls();
  expect(calls.slice(0, 4)).toEqual(['POST settings 403', ...renewal, 'POST settings 200']);
  // Both requests start at the same time, so either can arrive first.
  expect(calls.slice(4).sort()).toEqual(['GET module/protect/data 200', 'GET settings 200']);
});
