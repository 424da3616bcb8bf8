import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, toast } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const planReads = /^GET (site|site\/purchases|site\/features|settings|rewind|plugins|licensing\/\S+) /;

test('DASH-119 DASH-120 LIC-027 opens My Plan of a free site from its tab, and sends each read once', async ({
  page,
  openAs,
  site,
}) => {
  await site.separateReads();
  await openAs('admin', '/dashboard');
  await page.getByRole('link', { name: 'My Plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details');
  await expect(card(page, 'Jetpack Free').getByRole('link', { name: /^Upgrade now/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activate a product' })).toBeVisible();
  await expect(page.getByRole('region', { name: "What's included" }).getByRole('article')).toHaveCount(6);
  await expectAccessible(page);
  await networkAtRest(page);
  const calls = await site.calls(planReads);
  expect(calls).toEqual([...new Set(calls)]);
  await page.getByRole('link', { name: 'Activate a product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a license key');
});

test.describe('with a paid plan', () => {
  test.use({ scenario: 'security' });

  test('DASH-030 DASH-032 DASH-034 turns a module on, which stays on after a reload', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin', '/my-plan');
    await expect(page.getByRole('link', { name: 'View all purchases' })).toHaveAttribute('href', /calypso-purchases/);
    await expectAccessible(page);
    const adsCard = card(page, 'Monetize your site with ads');
    await adsCard.getByRole('button', { name: 'Start earning' }).click();
    await expect(toast(page)).toContainText('has been activated.');
    await expect(adsCard.getByRole('link', { name: 'View your earnings' })).toBeVisible();
    expect(await site.calls(/^POST/)).toEqual(['POST module/wordads/active 200']);
    await page.reload();
    await expect(adsCard.getByRole('link', { name: 'View your earnings' })).toBeVisible();
  });
});

test.describe('an unused coupon', () => {
  test.use({ scenario: 'coupon-connected' });

  test('CONN-097 is offered on My Plan, with a link to the checkout @long', async ({ page, openAs }) => {
    await openAs('admin', '/my-plan');
    await expect(page.getByText('Get a free year of Jetpack Backup.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Redeem' }).click();
    await expect(page).toHaveURL(/coupon/i);
  });
});

test.describe('with an unavailable provider', () => {
  test.use({ scenario: 'provider-down' });

  test('shows the failure and the features that need no provider', async ({ page, openAs, expectProblems }) => {
    expectProblems(/status of (400|404|500|503)/);
    await openAs('admin', '/my-plan');
    await expect(page.getByText("Couldn't load part of your plan.")).toBeVisible();
    await expect(card(page, 'Optimized performance')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  });
});

test.describe('in a right-to-left language, on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 }, scenario: 'complete' });

  test('needs no horizontal scrolling @long', async ({ page, openAs }) => {
    await openAs('admin', '/my-plan', 'lang=ar-XB');
    await expect(page.getByTestId('plan-card').first()).not.toHaveAttribute('aria-busy');
    await expect(page.getByTestId('plan-feature-performance')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
