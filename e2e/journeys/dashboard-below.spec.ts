import { card, open } from '../support/dashboard';
import { expect, test } from '../support/test';

test.beforeEach(({ signIn }) => signIn('admin'));

test('DASH-013 DASH-014 DASH-015 DASH-016 DASH-114 DASH-115 agencies until they are dismissed, support, and the app', async ({
  page,
  site,
}) => {
  await open(page);
  const agencies = card(page, 'For agencies');
  await expect(agencies).toContainText('pay 25% less');
  await expect(agencies.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    /source=jitm-jetpack_agencies_ad/,
  );
  const support = card(page, 'Support');
  await expect(support).toContainText('community forums');
  await expect(support.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', /source=support/);
  await agencies.getByRole('button', { name: 'Close' }).click();
  await expect(agencies).toHaveCount(0);
  await expect.poll(() => site.calls(/POST settings/)).toEqual(['POST settings 200']);
  await page.reload();
  await expect(card(page, 'Jetpack in your pocket')).toBeVisible();
  await expect(agencies).toHaveCount(0);
});

test('DASH-021.5 DASH-021.6 DASH-021.7 the footer leads to the pages of the plugin in the admin', async ({ page }) => {
  await open(page);
  const footer = page.getByRole('navigation', { name: 'About this plugin' });
  for (const [name, target] of [
    ['About', 'jetpack_about'],
    ['Modules', 'jetpack_modules'],
    ['Debug', 'jetpack-debugger'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`/wp-admin/admin\\.php\\?page=${target}$`),
    );
});
