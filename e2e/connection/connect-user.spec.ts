import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { answerProvider } from '../support/connect';
import { card } from '../support/dashboard';
import { malformedAnswers } from '../support/failures/rest-failure';
import { expect, test } from '../support/test';

test.use({ scenario: 'unlinked' });

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect your user account' });
const notices = (page: Page) => page.locator('#fd-notices');

test('CONN-002 CONN-082 an administrator connects an account from the banner, and the card shows the account', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await notices(page).getByRole('link', { name: 'Connect your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unlock all the amazing features of Jetpack by connecting now',
  );
  await expect(page.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(6);
  await expect(notices(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await connectButton(page).click();
  await page.waitForURL(site.isAtProvider);
  expect(new URL(page.url()).searchParams.get('from')).toBe('unlinked-user-connect');
  await answerProvider(page, site, 'Approve');
  await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin');
  await expect(notices(page).getByRole('link', { name: 'Connect your account' })).toHaveCount(0);
  expect(await site.calls(/^(POST|GET connection\/authorize)/)).toEqual(['GET connection/authorize_url 200']);
});

test('CONN-032 an editor sees the form without benefits, denies the connection, and returns to a notice', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('editor');
  await card(page, 'Account connection').getByRole('link', { name: 'Connect your account' }).click();
  await expect(connectButton(page)).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Benefits' })).toHaveCount(0);
  await connectButton(page).click();
  await page.waitForURL(site.isAtProvider);
  expect(new URL(page.url()).searchParams.get('from')).toBe('connection-settings');
  await answerProvider(page, site, 'Deny');
  await expect(notices(page)).toContainText('You left before Jetpack was connected.');
  await expect(card(page, 'Account connection')).toContainText('Not connected');
});

test('says that the account is already connected, and links to the dashboard', async ({ page, openAs }) => {
  await openAs('admin2', '/connect-user');
  await expect(page.getByText('Your account is already connected to WordPress.com.')).toBeVisible();
  await expect(connectButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(card(page, 'Account connection')).toContainText('provider_admin2');
});

test('shows an error and stays on the page after a failed or invalid answer, and renews an expired nonce @long', async ({
  page,
  openAs,
  site,
  problems,
}) => {
  problems.allow(/status of (403|500)/);
  await openAs('admin', '/connect-user');
  const alert = page.getByRole('main').getByRole('alert');
  for (const [kind, message] of malformedAnswers) {
    await site.chaos({ method: 'GET', path: 'connection/authorize_url', kind, times: 1 });
    await connectButton(page).click();
    await expect(alert).toContainText([message]);
    await expect(connectButton(page)).toBeEnabled();
  }
  await page.route('**/connection/authorize_url?*', (route) =>
    route.fulfill({ json: { authorizeUrl: 'https://elsewhere.example/authorize' } }),
  );
  await connectButton(page).click();
  await expect(alert).toContainText(['https://elsewhere.example/authorize']);
  expect(new URL(page.url()).origin).toBe(site.url);
  await page.unrouteAll();
  // The page renews an expired nonce, and repeats the request.
  await site.chaos({ method: 'GET', path: 'connection/authorize_url', kind: 'invalid-nonce', times: 1 });
  await connectButton(page).click();
  await page.waitForURL(site.isAtProvider);
});

test.describe('without a linked user', () => {
  test.use({ scenario: 'userless' });

  test('CONN-029 shows the name of the requested feature in the heading', async ({ page, openAs }) => {
    await openAs('admin', '/security');
    await page.getByTestId('upgrade-security').getByRole('link', { name: 'Connect your account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unlock Backups and security scanning and more amazing features',
    );
  });
});
