import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { examples, nonceOf, openExample, widgetMarkup } from '../support/guide';
import { refocusUntil } from '../support/network';
import { expect, test } from '../support/test';

/** Both connection widgets on one page. */
const bothWidgets = widgetMarkup('connection', 'connections-card');
const siteCard = (page: Page) => page.getByRole('article', { name: 'Site connection' });
const widgetElements = (page: Page) => page.locator('flightdeck-widget');

test('the examples of a page, a call and events in docs/how-to/embed.md work unchanged', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const nonce = await nonceOf(page, site);
  for (const code of [examples.page, examples.call, examples.events]) {
    await openExample(page, site, code, nonce);
    await expect(siteCard(page)).toContainText('You own this connection.');
    await expect(page.getByRole('article', { name: 'Account connection' })).toContainText('provider_admin');
    if (code === examples.call) await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
  }
  // The open page is the last example, which shows events.
  await site.scenario('not-connected');
  await refocusUntil(page, () => expect(page.locator('#news')).toHaveText('disconnected', { timeout: 2_000 }));
  await site.scenario('free');
  await refocusUntil(page, () => expect(page.locator('#news')).toHaveText('connected', { timeout: 2_000 }));
});

test('each connection widget says that the user is not logged in or that the nonce is invalid', async ({
  page,
  logIn,
  site,
  problems,
}) => {
  problems.allow(/status of 40[013]/);
  await openExample(page, site, bothWidgets, '');
  const loggedOutMessage = /^You're not logged in\. Log in to the site/;
  await expect(widgetElements(page).getByRole('alert')).toHaveText([loggedOutMessage, loggedOutMessage]);
  await logIn('admin');
  await openExample(page, site, bothWidgets, 'abcdef1234');
  const invalidNonceMessage = /its security key is invalid\. Reload the page\.$/;
  await expect(widgetElements(page).getByRole('alert')).toHaveText([invalidNonceMessage, invalidNonceMessage]);
  await expectAccessible(page, { within: 'flightdeck-widget' });
});

test('each connection widget says that the REST API is blocked, and works after a reload once nothing blocks it', async ({
  page,
  logIn,
  site,
  problems,
}) => {
  problems.allow(/status of 403/);
  await logIn('admin');
  const nonce = await nonceOf(page, site);
  const blockedMessage = /^Something is blocking the site's REST API/;
  for (const kind of ['403', 'html', 'empty']) {
    await site.clearChaos();
    await site.chaos({ path: 'connection', kind });
    await openExample(page, site, bothWidgets, nonce);
    await expect(widgetElements(page).getByRole('alert')).toHaveText([blockedMessage, blockedMessage]);
  }
  await site.clearChaos();
  await page.reload();
  await expect(siteCard(page)).toHaveText([/Connected/, /Connected/]);
});

test('each connection widget shows a subscriber the connection, or why it offers no action @long', async ({
  page,
  logIn,
  site,
  problems,
}) => {
  problems.allow(/status of 403/);
  await logIn('subscriber');
  const nonce = await nonceOf(page, site);
  await openExample(page, site, bothWidgets, nonce);
  await expect(siteCard(page)).toHaveText([/Connected/, /Connected/]);
  await expect(page.getByRole('link', { name: 'Manage site connection' })).toHaveCount(0);
  // While the site has no owner, this role cannot connect an account either.
  await site.scenario('userless');
  await page.reload();
  const forbiddenMessage = /You don't have permission to change this site's connection\. Ask a site administrator\.$/;
  await expect(widgetElements(page)).toHaveText([forbiddenMessage, forbiddenMessage]);
  await site.scenario('not-connected');
  await page.reload();
  const notConnectedMessage = /Please ask the site administrator to connect\.$/;
  await expect(widgetElements(page)).toHaveText([notConnectedMessage, notConnectedMessage]);
  await expectAccessible(page, { within: 'flightdeck-widget' });
  await expect(widgetElements(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(widgetElements(page).getByRole('button')).toHaveCount(0);
});

test('both connection widgets fit into 320 px in dark mode @long', async ({ page, logIn, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn('admin2');
  const nonce = await nonceOf(page, site);
  await openExample(page, site, bothWidgets, nonce);
  await expect(siteCard(page)).toHaveCount(2);
  await expect(page.getByText('provider_admin2@site.example')).toHaveCount(2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectAccessible(page, { within: 'flightdeck-widget' });
});
