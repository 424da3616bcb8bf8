import type { Page } from '@playwright/test';
import { setUpButton } from '../support/connect';
import { card, toast } from '../support/dashboard';
import { malformedAnswers } from '../support/failures/rest-failure';
import { expect, test } from '../support/test';

const foreignAddress = 'https://elsewhere.example/authorize';
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('in an address conflict', () => {
  test.use({ scenario: 'identity-crisis' });

  for (const [path, choice, buttonName] of [
    ['identity-crisis/confirm-safe-mode', 'Stay in safe mode', 'Stay in safe mode'],
    ['identity-crisis/migrate', 'Move the connection here', 'Move the connection'],
    ['identity-crisis/start-fresh', 'Connect as a new site', 'Start fresh'],
  ] as const)
    test(`shows an error after each failed or malformed answer to "${choice}", and keeps the choice @long`, async ({
      page,
      openAs,
      site,
      problems,
    }) => {
      problems.allow(/status of 500/);
      await openAs('admin', '/identity-crisis');
      await page.getByRole('radio', { name: choice }).check();
      const submitButton = page.getByRole('button', { name: buttonName });
      for (const [kind, message] of malformedAnswers) {
        await site.chaos({ method: 'POST', path, kind, times: 1 });
        await submitButton.click();
        await expect(alert(page)).toContainText([message]);
        await expect(submitButton).toBeEnabled();
        await expect(page.getByRole('radio', { name: choice })).toBeChecked();
      }
      await expect(page).toHaveURL(/#\/identity-crisis$/);
      if (path !== 'identity-crisis/start-fresh') return;
      await page.route(`**/${path}*`, (route) => route.fulfill({ json: foreignAddress }));
      await submitButton.click();
      await expect(alert(page)).toContainText([foreignAddress]);
      expect(new URL(page.url()).origin).toBe(site.url);
    });
});

test('shows an error, and the account as still linked, when the site does not unlink it @long', async ({
  page,
  openAs,
  site,
  problems,
}) => {
  problems.allow(/status of 500/);
  await openAs('admin2');
  const unlinkButton = card(page, 'Account connection').getByRole('button', { name: 'Disconnect your account' });
  for (const [kind, message] of malformedAnswers) {
    await site.chaos({ method: 'POST', path: 'connection/user', kind, times: 1 });
    await unlinkButton.click();
    await expect(card(page, 'Account connection').getByRole('alert')).toContainText(message);
    await expect(toast(page)).toContainText(message);
    await expect(unlinkButton).toBeEnabled();
  }
  await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin2');
});

test('ignores failed and malformed answers when the user returns to the tab @long', async ({
  page,
  openAs,
  site,
  problems,
}) => {
  problems.allow(/status of (403|500)/);
  await openAs('admin');
  await expect(card(page, 'Account connection')).toContainText('provider_admin');
  for (const kind of ['500', '403', 'html', 'empty', 'shape', 'invalid-nonce']) {
    await site.clearLog();
    await site.chaos({ method: 'GET', path: 'connection', kind, times: 1 });
    await expect
      .poll(async () => {
        // If the page is still refreshing after the previous return, it ignores this one.
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return site.calls(/^GET connection /);
      })
      .not.toEqual([]);
    await expect(card(page, 'Site connection')).toContainText('You own this connection.');
  }
  await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test.describe('a page open for a day', () => {
  test.use({ scenario: 'not-connected' });

  test('asks for a reload when the nonce of the registration has expired, and registers the site after it', async ({
    page,
    openAs,
    site,
    problems,
  }) => {
    problems.allow(/status of 403/);
    await openAs('admin');
    await expect(setUpButton(page)).toBeEnabled();
    await site.clock(25 * 3600 * 1000);
    await setUpButton(page).click();
    await expect(alert(page)).toContainText(['Unable to verify your request. Reload this page, then try again.']);
    expect(new URL(page.url()).origin).toBe(site.url);
    await page.reload();
    await setUpButton(page).click();
    await page.waitForURL(site.isAtProvider);
  });
});
