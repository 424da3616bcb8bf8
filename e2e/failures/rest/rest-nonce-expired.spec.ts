import { card, expectConnections, expectUpdated, expectUpdateFailed, protectSwitch } from '../../support/dashboard';
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

test('renews the nonce at most once for another write 20 hours later @long', async ({ page, site }) => {
  await protectSwitch(page).click();
  await expectUpdated(page);
  await networkAtRest(page);
  await site.clock(45 * hour);
  await site.clearLog();
  await protectSwitch(page).click();
  await expect(protectSwitch(page)).not.toBeChecked();
  await expect.poll(() => site.calls(/^GET settings/)).toHaveLength(1);
  // Whether the renewed nonce is still valid 20 hours later depends on the hour of the day; only the result matters.
  const writes = await site.calls(/^POST/);
  expect(writes.at(-1)).toBe('POST settings 200');
  expect(writes.filter((write) => write !== 'POST settings 200').length).toBeLessThanOrEqual(1);
});

test('reports a site that refuses every nonce, after one renewal and two attempts @long', async ({ page, site }) => {
  await site.chaos({ method: 'POST', path: 'settings', kind: 'invalid-nonce' });
  await protectSwitch(page).click();
  await expectUpdateFailed(page, 'Cookie check failed');
  await expect(protectSwitch(page)).not.toBeChecked();
  expect(await site.calls(/^POST|nonce|users/)).toEqual(['POST settings 403', ...renewal, 'POST settings 403']);
});
