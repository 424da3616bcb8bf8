import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard', exact: true });
const recommendationsTab = (page: Page) => tabs(page).getByRole('link', { name: /^Recommendations/ });

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
