import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { answerProvider } from '../support/connect';
import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

const banner = (page: Page) => card(page, 'One free year of Backup');

test.describe('on a site that is not connected', () => {
  test.use({ scenario: 'coupon' });

  test('CONN-088 CONN-090 CONN-091 "Set up & redeem" connects the site and returns to the banner, which leads to the checkout', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Jetpack IONOS traveler!');
    await expect(page.getByRole('list', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up & redeem' }).click();
    await page.waitForURL(site.isAtProvider);
    expect(new URL(page.url()).searchParams.get('from')).toBe('jetpack-partner-coupon');
    await answerProvider(page, site, 'Approve');
    expect(new URL(page.url()).searchParams.get('partnerCoupon')).toBeTruthy();
    await expect(banner(page)).toBeVisible();
    const redeemLink = banner(page).getByRole('link', { name: 'Redeem' });
    await expect(redeemLink).toHaveAttribute('href', /path=jetpack_backup_daily.*query=coupon%3D/);
    await redeemLink.click();
    await page.waitForURL(site.isAtProvider);
  });
});
