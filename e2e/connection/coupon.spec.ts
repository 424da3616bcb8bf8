import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { answerProvider } from '../support/connect';
import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

const day = 86_400_000;
const hour = 3_600_000;
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

test('CONN-093 CONN-095 CONN-096 "Remind me later" hides the banner for three days', async ({
  page,
  cookies,
  openAs,
  site,
}) => {
  await site.traits({ coupon: true });
  const start = Date.now();
  await page.clock.install({ time: start });
  /**
   * Sets both clocks to `ms` after the start, and logs in again. The banner depends on the browser's clock, sessions on the
   * site's clock.
   */
  const advanceTo = async (ms: number) => {
    await site.clock(ms);
    await page.clock.setSystemTime(start + ms);
    cookies.clear();
    await openAs('admin');
  };
  await openAs('admin');
  await banner(page).getByRole('button', { name: 'Remind me later' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(card(page, 'Site connection')).toBeVisible();
  await advanceTo(3 * day - hour);
  await expect(card(page, 'Site connection')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await advanceTo(3 * day + hour);
  await expect(banner(page)).toBeVisible();
  // The next test resets the site's clock, so this session is no longer valid.
  cookies.clear();
});

test('shows the banner without the dashboard if the address requests it @long', async ({ page, openAs, site }) => {
  await site.traits({ coupon: true });
  await openAs('admin', '/dashboard', 'showCouponRedemption=1');
  await expect(banner(page)).toBeVisible();
  await expect(card(page, 'Site connection')).toHaveCount(0);
  await expectAccessible(page);
  await banner(page).getByRole('button', { name: 'Remind me later' }).click();
  await expect(card(page, 'Site connection')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
