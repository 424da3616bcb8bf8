import type { Page } from '@playwright/test';
import { open } from '../support/dashboard';
import { expect, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const storeTitle = /^Welcome to Jetpack! Security, Growth/;
const couponTitle = 'Welcome to Jetpack IONOS traveler!';

test.describe('a site that is not connected', () => {
  test.use({ scenario: 'coupon' });

  test('ROOT-055 ROOT-061 shows the store setup before the coupon, and the coupon before connecting a user', async ({
    page,
    openAs,
    site,
  }) => {
    await site.traits({ coupon: true, commerce: true });
    await openAs('admin', '/connect-user');
    await expect(heading(page)).toHaveText(storeTitle);
    await expect(page).toHaveURL(/#\/woo-setup\?back=/);

    await site.traits({ coupon: true, commerce: false });
    // A new query loads the page again.
    await open(page, '/connect-user', 'again=1');
    await expect(heading(page)).toHaveText(couponTitle);

    await site.traits({ coupon: false });
    await open(page, '/connect-user', 'again=2');
    await expect(heading(page)).toHaveText(/^Unlock all the amazing features of Jetpack/);
    await expect(page).toHaveURL(/#\/connect-user$/);
  });
});

test('SET-171 while social connections are off, each settings route shows editors the Writing screen and its tab', async ({
  page,
  openAs,
  site,
}) => {
  await site.traits({ overrides: { publicize: 'inactive' } });
  await openAs('editor', '/settings');
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link');
  for (const [hash, title] of [
    ['#/settings', 'Settings'],
    ['#/sharing', 'Writing'],
    ['#/writing', 'Writing'],
    ['#/performance', 'Writing'],
  ] as const) {
    await page.evaluate((to) => location.assign(to), hash);
    await expect(page).toHaveTitle(`${title} ‹ Site Example`);
    await expect(page.getByTestId('settings-card').getByRole('heading', { level: 3 })).toHaveText([
      'Composing',
      'Post by email',
    ]);
    await expect(tabs).toHaveText(['Writing']);
    await expect(tabs).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
  }
});
