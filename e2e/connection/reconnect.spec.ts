import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { tabThrough } from '../support/accessibility/keyboard';
import { answerProvider } from '../support/connect';
import { card, open, toast } from '../support/dashboard';
import { malformedAnswers } from '../support/failures/rest-failure';
import { holdCalls } from '../support/network';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reconnect Jetpack' });
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Reconnect Jetpack' });
/**
 * Errors of reads between the answer to the reconnect and the next page: the site has no owner then, and refuses reads that only
 * the owner may make.
 */
const ownerlessErrors = /status of 403/;
const reconnectCalls = /^POST connection\/reconnect/;

test.describe('for the owner', () => {
  test("CONN-033 CONN-036 the dialog focuses Cancel and traps the keyboard focus, and Escape moves the focus to the dashboard's heading", async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin', '/reconnect');
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await tabThrough(page, 6)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await site.calls(reconnectCalls)).toEqual([]);
  });

  test('CONN-037 CONN-038 CONN-040 shows the progress of reconnecting, continues at the provider, and returns to a connected account', async ({
    page,
    openAs,
    site,
    problems,
  }) => {
    problems.allow(ownerlessErrors);
    await openAs('admin', '/reconnect');
    const release = await holdCalls(page, 'POST', 'connection/reconnect');
    await confirmButton(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(toast(page)).toContainText('Reconnecting Jetpack');
    await expect(page.locator('#fd-outlet')).toHaveCSS('filter', 'blur(3px)');
    release();
    await page.waitForURL(site.isAtProvider);
    await answerProvider(page, site, 'Approve');
    await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin');
    expect(await site.calls(reconnectCalls)).toHaveLength(1);
  });

  test('CONN-042 CONN-043 shows a failure as an error, stays on the page, and allows another attempt', async ({
    page,
    openAs,
    site,
    problems,
  }) => {
    problems.allow(/status of 500/);
    problems.allow(ownerlessErrors);
    for (const [kind, message] of malformedAnswers) {
      await openAs('admin', '/reconnect');
      await site.chaos({ method: 'POST', path: 'connection/reconnect', kind, times: 1 });
      await confirmButton(page).click();
      await expect(toast(page)).toContainText(`There was an error reconnecting Jetpack. Error: ${message}`);
    }
    await page.route('**/connection/reconnect*', (route) =>
      route.fulfill({ json: { status: 'in_progress', authorizeUrl: 'https://elsewhere.example/authorize' } }),
    );
    await open(page, '/reconnect');
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('https://elsewhere.example/authorize');
    await page.unrouteAll();
    await open(page, '/reconnect');
    await confirmButton(page).click();
    await page.waitForURL(site.isAtProvider);
  });
});

test.describe('without a linked user', () => {
  test.use({ scenario: 'userless' });

  test('CONN-041 reloads the page when the reconnect is complete', async ({ page, openAs, site }) => {
    await openAs('admin', '/reconnect');
    await expect(confirmButton(page)).toBeVisible();
    await page.locator('body').evaluate((body) => body.setAttribute('data-before-reload', ''));
    await confirmButton(page).click();
    await expect(page.locator('body[data-before-reload]')).toHaveCount(0);
    await expect(card(page, 'Site connection')).toContainText('Connected');
    await expect(dialog(page)).toHaveCount(0);
    expect(await site.calls(reconnectCalls)).toHaveLength(1);
  });
});

test.describe('with a broken connection', () => {
  test.use({ scenario: 'connection-error' });

  test('CONN-044 CONN-085 Restore Connection sends one request and leads to the connection page', async ({
    page,
    openAs,
    site,
    problems,
  }) => {
    problems.allow(ownerlessErrors);
    await openAs('admin');
    const restoreButton = page.getByRole('button', { name: 'Restore Connection' });
    await expect(page.locator('#fd-notices').getByRole('alert')).toBeVisible();
    await restoreButton.dblclick();
    await expect(page).toHaveURL(`${site.url}/wp-admin/admin.php?page=my-jetpack#/connection`);
    expect(await site.calls(reconnectCalls)).toHaveLength(1);
  });
});
