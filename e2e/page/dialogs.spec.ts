import type { Page } from '@playwright/test';
import { expectCards, open, protectSwitch, toast, updateFailedText } from '../support/dashboard';
import { holdCalls } from '../support/network';
import { expect, test } from '../support/test';

const dismissButton = (page: Page) => toast(page).getByRole('button', { name: 'Dismiss' });

test.beforeEach(({ openAs }) => openAs('admin'));

test('a toast is in front of an open dialog, can be dismissed there, and stays after the dialog', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await expectCards(page);
  await site.chaos({ method: 'POST', path: 'settings', kind: '500' });
  const release = await holdCalls(page, 'POST', 'settings');
  await protectSwitch(page).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog.getByRole('alert')).toContainText(updateFailedText());
  await dismissButton(page).click();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await protectSwitch(page).click();
  await expect(toast(page).getByRole('alert')).toContainText(updateFailedText());
  await page.keyboard.press('?');
  await expect(dialog.getByRole('alert')).toContainText(updateFailedText());
  await page.keyboard.press('Escape');
  await dismissButton(page).click();
});

test('a dialog closes while WordPress asks the user to log in, and then opens with the same focus', async ({
  page,
}) => {
  await open(page, '/disconnect');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to disconnect?' });
  await expect(dialog.getByRole('button', { name: 'Stay connected' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeFocused();
  // As wp-auth-check.js does after the session has expired.
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { id: 'wp-auth-check-frame', title: 'Log in again' });
    frame.style.cssText = 'position: fixed; inset: 100px; z-index: 1000010';
    document.body.append(frame);
    document.body.classList.add('modal-open');
    frame.focus();
  });
  await expect(dialog).toHaveCount(0);
  const frame = page.locator('#wp-auth-check-frame');
  await expect(frame).toBeFocused();
  await frame.click({ trial: true });
  // Other plugins change the classes of the body too.
  await page.evaluate(() => document.body.classList.add('folded'));
  await expect(dialog).toHaveCount(0);
  await frame.evaluate((element) => element.remove());
  await page.evaluate(() => document.body.classList.remove('modal-open'));
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeFocused();
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
});
