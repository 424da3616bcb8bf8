import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import { cardHeadings, settingSwitch, visit } from '../support/settings';
import { expect, test } from '../support/test';

const within = '[data-area="mf-settings"]';
const routes = ['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic'];
const expectAvailable = (page: Page, option: string) =>
  expect(settingSwitch(page, option)).not.toHaveAttribute('aria-disabled');

/** Returns the titles of the cards that ask the user to connect, each after its route. */
async function cardsToConnect(page: Page): Promise<string[]> {
  const titles: string[] = [];
  for (const route of routes) {
    await visit(page, route);
    await expect(cardHeadings(page).first()).toBeVisible();
    await expect(page.locator('[data-fd-waiting]')).toHaveCount(0);
    const cards = page.getByTestId('settings-card').filter({ hasText: 'Connect to configure.' });
    for (const title of await cards.getByRole('heading', { level: 3 }).allTextContents())
      titles.push(`${route} ${title}`);
  }
  return titles;
}

test('SET-002 SET-174 an author sees only the permitted settings, and never a blank page', async ({ page, openAs }) => {
  await openAs('author', '/settings');
  await expect(cardHeadings(page)).toHaveText(['Jetpack Social connections']);
  await visit(page, '/writing');
  await expect(cardHeadings(page)).toHaveText(['Composing', 'Post by email']);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expectAccessible(page, { within });
  await visit(page, '/performance');
  await expect(page.getByText('Only administrators can change these settings.')).toBeVisible();
  await visit(page, '/traffic');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test.describe('without a connected owner', () => {
  test.use({ scenario: 'userless' });

  test('SET-004 SET-013 only features that need an owner or a linked user ask the user to connect @long', async ({
    page,
    logIn,
  }) => {
    await logIn('admin');
    expect(await cardsToConnect(page)).toEqual([
      '/security Downtime monitoring',
      '/security Brute force protection',
      '/security WordPress.com login',
      '/writing Post by email',
      '/writing WordPress.com toolbar',
      '/sharing Jetpack Social connections',
      '/discussion Subscriptions',
    ]);
    await visit(page, '/security');
    await expectAvailable(page, 'waf');
    await expect(settingSwitch(page, 'monitor')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, { within });
    await card(page, 'Downtime monitoring').getByRole('link', { name: 'Connect your account' }).click();
    await expect(page).toHaveURL(/#\/connect-user/);
  });
});

test.describe('for an unlinked administrator on a site that another user connected', () => {
  test.use({ scenario: 'unlinked' });

  test('SET-013 SET-151 only personal settings ask the user to connect @long', async ({ page, logIn }) => {
    await logIn('admin');
    expect(await cardsToConnect(page)).toEqual([
      '/writing Post by email',
      '/writing WordPress.com toolbar',
      '/sharing Jetpack Social connections',
    ]);
    await visit(page, '/security');
    for (const option of ['monitor', 'protect', 'sso', 'waf']) await expectAvailable(page, option);
  });
});

test('SET-003 redirects a subscriber from the settings to the dashboard', async ({ page, logIn }) => {
  await logIn('subscriber');
  for (const route of ['/settings', '/sharing', '/writing', '/discussion', '/traffic', '/privacy']) {
    await visit(page, route);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByTestId('settings-card')).toHaveCount(0);
  }
});
