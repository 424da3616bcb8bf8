import type { Locator, Page } from '@playwright/test';
import { expectNoOverflow } from '../support/accessibility/axe';
import { phone } from '../support/accessibility/touch';
import { setUpButton } from '../support/connect';
import {
  card,
  expectCards,
  expectConnections,
  expectScreenFocus,
  expectUpdated,
  panel,
  protectSwitch,
  toast,
  updateFailedText,
} from '../support/dashboard';
import { connectionsDown, retryButton } from '../support/failures/failure-panel';
import { networkAtRest } from '../support/network';
import { expectSaved, saveButton } from '../support/settings';
import { expect, test } from '../support/test';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');

/** Opens the list of tabs, which is closed on a phone, and taps a tab. */
async function tapTab(page: Page, name: string): Promise<void> {
  await page.locator('#fd-tabs').getByRole('button').first().tap();
  await page.locator('#fd-tabs').getByRole('link', { name, exact: true }).tap();
}

/** Halves the height of the window and scrolls to the focused field, as the keyboard of a phone does. */
async function openKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: phone.width, height: phone.height / 2 });
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}

/** Expects that nothing covers the center of an element. The topmost element there may also be its descendant or ancestor. */
const expectTappable = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    )
    .toBe(true);

test('a user can tap to turn a feature on, retry a failed area, and open another screen from the list of tabs', async ({
  page,
  openAs,
  problems,
  site,
}) => {
  // The missing file causes errors on the console.
  problems.allow(/./);
  const restoreFile = site.set.hide('mf-connection', 'remote.js');
  await openAs('admin');
  await expectCards(page);
  await protectSwitch(page).tap();
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
  await expect(panel(page, connectionsDown)).toBeVisible();
  restoreFile();
  await retryButton(page, connectionsDown).tap();
  await expectConnections(page);
  await expectNoOverflow(page);
  await tapTab(page, 'My Plan');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My Plan');
  await expectScreenFocus(page);
  await expectNoOverflow(page);
});

test('a user can tap to disconnect the site in a dialog that scrolls', async ({ page, openAs }) => {
  await openAs('admin');
  await card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: phone.width, height: 320 });
  const sizes = await dialog.evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(sizes.clientHeight).toBeLessThanOrEqual(320);
  expect(sizes.scrollHeight).toBeGreaterThan(sizes.clientHeight);
  await expectNoOverflow(page);
  await button(page, 'Disconnect').tap();
  await button(page, 'No thank you').tap();
  await expect(setUpButton(page)).toBeVisible();
});

test.describe('with active protection', () => {
  test.use({ scenario: 'security' });

  test('the keyboard of the phone hides neither the field nor its save button, and leaving unsaved changes asks for confirmation', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/security');
    await expect(addressField(page)).toBeEnabled();
    await addressField(page).tap();
    await openKeyboard(page);
    await page.keyboard.type('203.0.113.21');
    await expect(saveButton(page)).toBeVisible();
    // The save bar has appeared, so scroll to the field again.
    await openKeyboard(page);
    await expectTappable(addressField(page));
    await expectTappable(saveButton(page));
    page.once('dialog', (dialog) => dialog.dismiss());
    await tapTab(page, 'Sharing');
    await expect(page).toHaveURL(/#\/security$/);
    await saveButton(page).tap();
    await expectSaved(page);
    await expect(addressField(page)).toHaveValue('203.0.113.21');
  });
});

test('at a zoom of 400 %, the save bar does not cover the settings', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs('admin', '/traffic');
  await networkAtRest(page);
  const field = page.getByTestId('verification-bing');
  await field.fill('abc-123');
  await expect(saveButton(page)).toBeVisible();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expectTappable(field);
  await expect(saveButton(page)).not.toBeInViewport();
});

test('a toast covers neither the save bar nor the focused field', async ({ page, openAs, site, expectProblems }) => {
  expectProblems(/status of 500/);
  await openAs('admin', '/traffic');
  await networkAtRest(page);
  const field = page.getByTestId('verification-pinterest');
  await field.fill('abc-123');
  await site.chaos({ method: 'POST', path: 'settings', kind: '500' });
  // Scroll the field to the top of the window, where the toast will be.
  await page.setViewportSize({ width: phone.width, height: phone.height / 2 });
  await field.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 60, behavior: 'instant' }));
  expect((await field.boundingBox())?.y).toBeCloseTo(60, 0);
  // Save without moving the focus, as in browsers that do not focus buttons.
  await saveButton(page).dispatchEvent('click');
  await expect(toast(page).getByRole('alert')).toContainText(updateFailedText());
  // The field is disabled during the save, and may have lost the focus.
  await field.focus();
  await expectTappable(field);
  await expectTappable(saveButton(page));
  await expectTappable(button(page, 'Discard'));
  await expectNoOverflow(page);
  // Moving the focus backwards scrolls to the top of the window.
  const previousField = page.getByTestId('verification-bing');
  await previousField.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom + 20, behavior: 'instant' }),
  );
  await previousField.focus();
  await expectTappable(previousField);
});

test('the save bar and the focused field stay above a bar that another plugin has fixed to the bottom', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/traffic');
  await networkAtRest(page);
  await page.evaluate(() => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.style.cssText = 'position: fixed; inset: auto 0 0; block-size: 56px; z-index: 99998';
    bar.append(document.createElement('p'));
  });
  await page.setViewportSize({ width: 375, height: phone.height / 2 });
  const field = page.getByTestId('verification-pinterest');
  await field.fill('abc-123');
  await field.blur();
  await field.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  );
  await expectTappable(saveButton(page));
  await expectTappable(button(page, 'Discard'));
  await field.focus();
  await expectTappable(field);
  await expectTappable(saveButton(page));
});

test('the keyboard of the phone hides neither the license key nor its button', async ({ page, openAs }) => {
  await openAs('admin', '/license/activation');
  const keyField = page.getByRole('textbox', { name: 'License key' });
  await keyField.tap();
  await openKeyboard(page);
  await page.keyboard.type('jetpack-scan_GOODKEY0001');
  await expectTappable(keyField);
  await button(page, 'Activate').scrollIntoViewIfNeeded();
  await expectTappable(button(page, 'Activate'));
  await expectTappable(keyField);
  await button(page, 'Activate').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack Scan is active!');
});

test('fields have a font size of at least 16 px, so that phones do not zoom in on focus', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  for (const route of ['/security', '/discussion', '/traffic', '/writing', '/license/activation']) {
    await page.evaluate((hash) => location.assign(hash), `#${route}`);
    const fields = page
      .locator('#flightdeck')
      .locator('input:not([type="checkbox"], [type="radio"]), select, textarea');
    await expect(page).toHaveURL(new RegExp(`#${route}$`));
    await expect(fields.last()).toBeAttached();
    const fontSizes = await fields.evaluateAll((elements) =>
      elements.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...fontSizes), route).toBeGreaterThanOrEqual(16);
  }
});
