import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

test('DASH-013 DASH-014 DASH-016 shows the support and apps cards, and the agencies card until it is dismissed', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  const agencies = card(page, 'For agencies');
  await expect(agencies).toContainText('save 25%');
  await expect(agencies.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
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
  const apps = card(page, 'Jetpack in your pocket');
  // The QR code is drawn when the user scrolls near it.
  await apps.scrollIntoViewIfNeeded();
  await expect(apps.getByRole('img', { name: 'QR code for jetpack.com/app' })).toBeVisible();
  await expect(apps.getByRole('link', { name: 'jetpack.com/app' })).toHaveAttribute('href', /apps-card/);
  await expect(agencies).toHaveCount(0);
});
