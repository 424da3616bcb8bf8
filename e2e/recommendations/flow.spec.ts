import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { open } from '../support/dashboard';
import { expect, test } from '../support/test';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('REC-003 REC-004 REC-007 the flow leads from the site type to the summary and resumes after a reload and in another tab', async ({
  page,
  openAs,
  site,
  context,
}) => {
  await openAs('admin', '/recommendations');
  await expect(title(page, 'Tell us more about Site Example?')).toBeVisible();
  await expect(page).toHaveURL(/#\/recommendations\/site-type$/);
  await page.getByRole('checkbox', { name: 'This is an e-commerce site' }).check();
  await expectAccessible(page);
  await link(page, 'Continue').dblclick();

  await expect(page).toHaveURL(/#\/recommendations\/woocommerce$/);
  // Don't check the focus: the second click may land on the new screen and move it.
  await expect(title(page, 'Would you like to sell online with WooCommerce?')).toBeVisible();
  await expectAccessible(page);
  await link(page, 'Not now').click();

  // Monitor is active on this site, so the flow skips its step.
  await expect(page).toHaveURL(/#\/recommendations\/related-posts$/);
  await button(page, 'Enable related posts').click();
  await expect(page.getByText('Feature Enabled')).toBeVisible();
  await expectAccessible(page);

  // One save for each of the three screens.
  await expect.poll(() => site.calls(/^POST recommendations\/step 200/)).toHaveLength(3);
  const otherTab = await context.newPage();
  await open(otherTab, '/recommendations');
  await expect(title(otherTab, 'Would you like to show readers more of your posts?')).toBeVisible();
  await otherTab.close();
  await open(page, '/recommendations');
  await page.reload();
  await expect(title(page, 'Would you like to show readers more of your posts?')).toBeVisible();
  await expect(page.getByText('Feature Enabled')).toBeVisible();
  await link(page, 'Next').click();
  await expect(title(page, /mailing list/)).toBeVisible();
  await link(page, 'Not now').click();
  await expect(title(page, /speed up your site/)).toBeVisible();
  await link(page, 'Not now').click();

  await expect(title(page, "Nice work! Let's recap what we enabled for Site Example.")).toBeFocused();
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Recommendations enabled').getByRole('listitem')).toHaveText([
    /Downtime monitoring/,
    /Related posts/,
    /Social media sharing/,
  ]);
  await expect(section('Recommendations skipped').getByRole('listitem')).toHaveText([
    /WooCommerce/,
    /Creative Mail/,
    /Site accelerator/,
  ]);
  await expectAccessible(page);
  await button(page, 'Install Creative Mail').click();
  // The row moves while the installation runs. The settings link appears at the end.
  await expect(section('Recommendations enabled').getByRole('link', { name: /^Settings Creative Mail/ })).toBeVisible();
  await page.reload();
  await expect(section('Recommendations enabled')).toContainText('Creative Mail');
  await expect(section('Recommendations skipped').getByRole('listitem')).toHaveCount(2);
});

test('REC-001 only users who can manage modules see recommendations', async ({ page, openAs }) => {
  await openAs('editor', '/recommendations/site-type');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await openAs('admin2', '/recommendations/site-type');
  await expect(title(page, 'Tell us more about Site Example?')).toBeVisible();
});

test('REC-026 REC-103 the discount card leads through products and checkout to the onboarding, and a product page shows its price @long', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('admin', '/recommendations/site-type');
  await expect(page.getByText(/Discount ends in: \d+d /)).toBeVisible();
  await link(page, 'View discounted products').click();
  await expect(title(page, 'Recommended products for your site')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await button(page, 'Back').click();
  await expect(title(page, /^Tell us more/)).toBeVisible();
  await page.goForward();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Get Backup/ }).click();
  const checkout = await opening;
  await checkout.getByRole('button', { name: 'Buy' }).click();
  await expect(title(checkout, 'Your site has a new plan')).toBeVisible();
  await expectAccessible(checkout);
  await link(checkout, 'Configure your site').click();
  await expect(title(checkout, 'Welcome to Jetpack VaultPress Backup!')).toBeFocused();
  await checkout.close();
  await open(page, '/product/backup');
  await expect(page.getByRole('article', { name: 'Jetpack Backup' })).toContainText('per month, paid yearly');
  await expectAccessible(page);
});

/** Steps by their route, each with a pattern for its title. */
const stepTitles: readonly (readonly [string, RegExp])[] = [
  ['site-type', /^Tell us more about/],
  ['product-suggestions', /^Recommended products/],
  ['agency', /^Manage all your client sites/],
  ['woocommerce', /WooCommerce/],
  ['monitor', /site goes down/],
  ['related-posts', /more of your posts/],
  ['creative-mail', /mailing list/],
  ['site-accelerator', /speed up your site/],
  ['publicize', /^Share your new posts/],
  ['protect', /vulnerabilities/],
  ['anti-spam', /^Keep spam out/],
  ['videopress', /with video/],
  ['backup-plan', /update goes wrong/],
  ['boost', /new page/],
  ['summary', /^Nice work!/],
  ['welcome-backup', /^Welcome to Jetpack VaultPress Backup!/],
  ['welcome-complete', /^Welcome to Jetpack Complete!/],
  ['welcome-security', /^Welcome to Jetpack Security!/],
  ['welcome-antispam', /^Welcome to Jetpack Akismet Anti-spam!/],
  ['welcome-videopress', /^Welcome to Jetpack VideoPress!/],
  ['welcome-search', /^Welcome to Jetpack Search!/],
  ['welcome-scan', /^Welcome to Jetpack Scan!/],
  ['backup-activated', /^Site backups are live/],
  ['scan-activated', /^Real-time malware scanning/],
  ['antispam-activated', /^Live spam protection/],
  ['videopress-activated', /^Ad-free, customizable video/],
  ['search-activated', /^Custom site search/],
  ['server-credentials', /^Set up one-click restores/],
];

test('REC-005 each route shows its step with an action and an illustration @long', async ({ page, openAs }) => {
  await openAs('admin', '/recommendations/monitor');
  for (const [route, stepTitle] of stepTitles) {
    await page.evaluate((hash) => location.assign(hash), `#/recommendations/${route}`);
    await expect(title(page, stepTitle), route).toBeVisible();
    // No other test checks these steps with axe.
    if (/^(publicize|videopress|backup-plan|boost)$/.test(route))
      await expectAccessible(page, { within: '#fd-outlet' });
    // The product suggestions have no illustration, only cards.
    if (route === 'product-suggestions') continue;
    const illustration = page.getByRole('complementary');
    await expect(illustration.locator('svg').first(), route).toBeVisible();
    const step = illustration.locator('xpath=preceding-sibling::div');
    await expect(step.getByRole('link').first(), route).toBeVisible();
  }
});
