import { open } from '../support/dashboard';
import { changePageLanguage } from '../support/page-state';
import { expect, test } from '../support/test';

test.use({ scenario: 'new-recommendations' });

/** Languages that WordPress, themes and other plugins write into a page. */
for (const lang of ['pt-PT-ao90', 'de_DE_formal', 'enUS', 'art_xpirate', 'sr@latin', ''])
  test(`shows a countdown and prices on a page whose language is "${lang}"`, async ({ page, logIn }) => {
    await logIn('admin');
    await changePageLanguage(page, lang);
    await open(page, '/recommendations/product-suggestions');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByText('Discount ends in:')).toBeVisible();
    await expect(page.getByText(/billed yearly/).first()).toBeVisible();
    await page.evaluate(() => location.assign('#/my-plan'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack My Plan Details');
    await page.evaluate(() => location.assign('#/security'));
    await expect(page.getByRole('switch').first()).toBeVisible();
  });
