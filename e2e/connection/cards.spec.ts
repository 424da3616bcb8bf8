import type { Locator, Page } from '@playwright/test';
import { setUpButton } from '../support/connect';
import { card, toast } from '../support/dashboard';
import { holdCalls, refocusUntil } from '../support/network';
import { expect, test } from '../support/test';

const notices = (page: Page) => page.locator('#fd-notices');
const unlinkButton = (page: Page) =>
  card(page, 'Account connection').getByRole('button', { name: 'Disconnect your account' });
const manageLink = (page: Page) => page.getByRole('link', { name: 'Manage site connection' });

test('CONN-078 CONN-079 CONN-080 a second administrator unlinks after a failed attempt, and is asked to connect again', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await openAs('admin2');
  await expect(manageLink(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toContainText('My Plan');
  await site.chaos({ method: 'POST', path: 'connection/user', kind: '500', times: 1 });
  await unlinkButton(page).click();
  const message = 'Error unlinking from WordPress.com. Error: There has been a critical error on this website.';
  await expect(toast(page)).toContainText(message);
  await expect(card(page, 'Account connection').getByRole('alert')).toContainText(message);
  const release = await holdCalls(page, 'POST', 'connection/user');
  await unlinkButton(page).click();
  await expect(toast(page)).toContainText('Unlinking from WordPress.com');
  release();
  await expect(toast(page)).toContainText('Unlinked from WordPress.com.');
  await expect(card(page, 'Account connection').getByRole('link', { name: 'Connect your account' })).toBeVisible();
  // Tabs and banner change immediately too.
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).not.toContainText('My Plan');
  await expect(notices(page).getByRole('link', { name: 'Connect your account' })).toBeVisible();
  expect(await site.calls(/^POST connection\/user 200/)).toHaveLength(1);
});

test('after a disconnect and a new connection elsewhere, masthead, tabs and cards update on the next focus', async ({
  page,
  openAs,
  site,
  problems,
}) => {
  // Cards that are being removed may still send reads.
  problems.allow(/status of 403/);
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  const refocusUntilVisible = (target: Locator) =>
    refocusUntil(page, () => expect(target).toBeVisible({ timeout: 2_000 }), 'focus');
  await openAs('admin');
  await expect(manageLink(page)).toBeVisible();
  await site.scenario('not-connected');
  await refocusUntilVisible(setUpButton(page));
  await expect(page.locator('#fd-header')).toContainText('Not connected');
  await expect(tabs).toHaveCount(0);
  await expect(card(page, 'Site connection')).toHaveCount(0);
  await site.scenario('free');
  await refocusUntilVisible(card(page, 'Site connection'));
  await expect(card(page, 'Site connection')).toContainText('You own this connection.');
  await expect(page.locator('#fd-header')).not.toContainText('Not connected');
  await expect(tabs).toBeVisible();
});
