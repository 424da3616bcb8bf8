import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { answerProvider } from '../support/connect';
import { card, expectScreenFocus, toast } from '../support/dashboard';
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
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last button and the first, the browser's own controls have the focus.
      await expect(page.locator(':focus:not(dialog[open], dialog[open] *)')).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expectScreenFocus(page);
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
});
