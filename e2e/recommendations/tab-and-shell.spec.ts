import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { logo, open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard', exact: true });
const recommendationsTab = (page: Page) => tabs(page).getByRole('link', { name: /^Recommendations/ });
const footer = (page: Page) => page.getByRole('navigation', { name: 'About this plugin' });

test.describe('with new recommendations', () => {
  test.use({ scenario: 'new-recommendations' });

  test('ROOT-041 ROOT-042 REC-073 the badge count drops with each viewed recommendation and stays after a reload', async ({
    page,
    openAs,
    site,
  }) => {
    await openAs('admin');
    await expect(recommendationsTab(page)).toHaveText(/2 new$/);
    await recommendationsTab(page).click();
    await expect(title(page, /^Share your new posts/)).toBeVisible();
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    await expect(recommendationsTab(page)).not.toHaveText(/new/);
    await tabs(page).getByRole('link', { name: 'At a Glance' }).click();
    await expect(recommendationsTab(page)).toHaveText(/1 new$/);
    await expect.poll(() => site.calls(/^POST recommendations\/data 200/)).not.toHaveLength(0);
    await networkAtRest(page);
    await page.reload();
    await expect(recommendationsTab(page)).toHaveText(/1 new$/);
    await recommendationsTab(page).click();
    await expect(title(page, /vulnerabilities/)).toBeVisible();
    await expectAccessible(page);
    await tabs(page).getByRole('link', { name: 'At a Glance' }).click();
    await expect(recommendationsTab(page)).toHaveText(/^Recommendations$/);
  });
});

test.describe('after a purchase', () => {
  test.use({ scenario: 'security' });

  test('onboarding steps show without masthead and footer, product pages without masthead, and the tab counts the remaining steps @long', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/recommendations');
    await expect(title(page, 'Welcome to Jetpack Security!')).toBeVisible();
    await expect(tabs(page)).toBeVisible();
    await expect(logo(page)).toBeHidden();
    await expect(footer(page)).toHaveCount(0);
    await tabs(page).getByRole('link', { name: 'At a Glance' }).click();
    await expect(logo(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
    await expect(recommendationsTab(page)).toHaveText(/3 new$/);
    await page.reload();
    await expect(recommendationsTab(page)).toHaveText(/3 new$/);
    await open(page, '/product/search');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(logo(page)).toBeHidden();
    await expect(footer(page)).toBeVisible();
  });
});
