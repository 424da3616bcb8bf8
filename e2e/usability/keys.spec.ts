import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { setUpButton } from '../support/connect';
import { card, expectCards, expectConnections, expectUpdated, panel, protectSwitch, toast } from '../support/dashboard';
import { connectionsDown, retryButton } from '../support/failures/failure-panel';
import { Keys } from '../support/keys';
import { networkAtRest } from '../support/network';
import { cardHeadings, expectSaved, saveButton } from '../support/settings';
import { expect, test } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const addressField = (page: Page) => page.getByLabel('Always allowed IP addresses');

test('the keyboard alone turns a feature on and dismisses an error, and the focus stays on the page', async ({
  page,
  openAs,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await openAs('admin');
  await expectCards(page);
  const keys = new Keys(page);
  await keys.press(protectSwitch(page), 'Space');
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeFocused();
  await site.chaos({ method: 'POST', path: 'settings', kind: '500' });
  await page.keyboard.press('Space');
  const dismissButton = toast(page).getByRole('alert').getByRole('button', { name: 'Dismiss' });
  await expect(dismissButton).toBeVisible();
  await keys.press(dismissButton);
  await expect(dismissButton).toHaveCount(0);
  await keys.expectFocus('after the message');
});

test.describe('on a site that is not connected', () => {
  test.use({ scenario: 'not-connected' });

  test('the keyboard alone connects the site @long', async ({ page, openAs, site }) => {
    await openAs('admin');
    const keys = new Keys(page);
    await keys.goTo(setUpButton(page));
    await page.keyboard.press('Enter');
    await page.waitForURL(site.isAtProvider);
    await keys.goTo(button(page, 'Approve'));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.origin === site.url);
    await expectConnections(page);
  });
});

test('the keyboard alone opens the dialog for disconnecting, returns to the link that opened it, and disconnects', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  await expectConnections(page);
  const keys = new Keys(page);
  const manageLink = card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' });
  await keys.press(manageLink);
  await expect(button(page, 'Stay connected')).toBeFocused();
  await keys.press(button(page, 'Stay connected'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(manageLink).toBeFocused();
  await keys.press(manageLink);
  await keys.press(button(page, 'Disconnect'));
  await keys.press(button(page, 'No thank you'));
  await expect(setUpButton(page)).toBeVisible();
  await keys.expectFocus('on the connect screen');
});

test.describe('with active protection', () => {
  test.use({ scenario: 'security' });

  test('the keyboard alone saves a form, and the focus stays on the link to another tab when the user cancels leaving', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/security');
    await expect(addressField(page)).toBeEnabled();
    const keys = new Keys(page);
    await keys.type(addressField(page), '203.0.113.21');
    page.once('dialog', (dialog) => dialog.dismiss());
    await keys.goTo(link(page, 'Sharing'), true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/security$/);
    await expect(link(page, 'Sharing')).toBeFocused();
    await keys.press(saveButton(page));
    await expectSaved(page);
    await keys.expectFocus('after saving');
    await keys.goTo(link(page, 'Sharing'), true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/sharing$/);
    await keys.expectFocus('on the next tab');
  });

  for (const route of ['/dashboard', '/security', '/my-plan'])
    test(`Tab reaches the controls of ${route} in reading order${route === '/dashboard' ? '' : ' @long'}`, async ({
      page,
      openAs,
    }) => {
      await openAs('admin', route);
      await expect(page.locator('#fd-outlet [aria-busy="true"]:visible')).toHaveCount(0);
      await expect(page.locator('#fd-outlet').getByRole('article').or(cardHeadings(page)).first()).toBeVisible();
      expect(await new Keys(page).focusOrderProblems()).toEqual([]);
    });
});

test('the keyboard alone retries a failed area, and the focus stays on the screen', async ({
  page,
  openAs,
  problems,
  site,
}) => {
  problems.allow(/./);
  const restoreFile = site.set.hide('mf-connection', 'remote.js');
  await openAs('admin');
  await expect(panel(page, connectionsDown)).toBeVisible();
  restoreFile();
  const keys = new Keys(page);
  await keys.goTo(retryButton(page, connectionsDown));
  await page.keyboard.press('Enter');
  await expectConnections(page);
  await keys.expectFocus('after the retry', '#fd-outlet');
});

test('the keyboard alone reaches a widget on another page, and its link opens the dialog of the dashboard', async ({
  page,
  logIn,
}) => {
  await logIn('admin');
  await page.goto('/widgets-demo');
  const keys = new Keys(page);
  await keys.goTo(page.locator('flightdeck-widget').getByRole('link', { name: 'Manage site connection' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/disconnect$/);
  await expect(button(page, 'Stay connected')).toBeFocused();
});

test('the ? key and a button in the footer open the keyboard shortcuts, and the key can be turned off', async ({
  page,
  openAs,
}) => {
  await openAs('admin');
  await expectCards(page);
  const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const shortcutsButton = button(page, 'Keyboard shortcuts');
  const keys = new Keys(page);
  await keys.goTo(protectSwitch(page));
  await page.keyboard.press('?');
  await expect(shortcutsDialog).toContainText('Turn a switch on or off');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shortcutsDialog).toHaveCount(0);
  await expect(protectSwitch(page)).toBeFocused();
  await keys.press(shortcutsButton);
  await keys.press(page.getByRole('checkbox', { name: 'Open this list with the ? key' }), 'Space');
  await page.keyboard.press('Escape');
  await expect(shortcutsButton).toBeFocused();
  await page.keyboard.press('?');
  await page.reload();
  await expectCards(page);
  await page.keyboard.press('?');
  await networkAtRest(page);
  await expect(shortcutsDialog).toHaveCount(0);
});
