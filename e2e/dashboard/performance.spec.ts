import { expectAccessible } from '../support/accessibility/axe';
import { card, expectUpdated } from '../support/dashboard';
import { expect, test } from '../support/test';

test.describe('with Search in the plan', () => {
  test.use({ scenario: 'search' });

  test('DASH-092 DASH-095 DASH-021.3 turns on search and instant search together, and links to their settings', async ({
    page,
    openAs,
  }) => {
    await openAs('admin');
    const searchCard = card(page, 'Search');
    const saveRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('settings'),
    );
    await searchCard.getByRole('button', { name: 'Activate' }).click();
    expect((await saveRequest).postDataJSON()).toEqual({ search: true, instant_search_enabled: true });
    await expectUpdated(page);
    await expect(searchCard.getByRole('switch')).toBeChecked();
    await page.reload();
    await expect(searchCard.getByRole('switch')).toBeChecked();
    await expect(searchCard.getByRole('link', { name: 'Customize Search' })).toHaveAttribute(
      'href',
      /\/wp-admin\/admin\.php\?page=jetpack-search-configure$/,
    );
  });
});

test('DASH-099 DASH-101 DASH-102 offers one free video and an upgrade', async ({ page, openAs }) => {
  await openAs('admin');
  const videoCard = card(page, 'VideoPress');
  await videoCard.getByRole('button', { name: 'Activate' }).click();
  await expect(videoCard).toContainText('You can add 1 video for free. Upgrade for more videos and 1TB of storage.');
  await expect(videoCard.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/videopress');
  // A switch ignores clicks while it is being saved.
  await expect(videoCard.getByRole('switch')).not.toHaveAttribute('aria-busy');
  await videoCard.getByRole('switch').click();
  await expect(videoCard.getByRole('switch')).not.toBeChecked();
  await expect(videoCard).toContainText('Your first video is free.');
});

test.describe('with VideoPress in the plan', () => {
  test.use({ scenario: 'premium' });

  test('DASH-096 DASH-097 DASH-100 shows the used share of 1 TB @long', async ({ page, openAs }) => {
    await openAs('admin');
    const videoCard = card(page, 'VideoPress');
    await expect(videoCard).toContainText('Activate');
    await videoCard.getByRole('switch').click();
    await expect(videoCard.getByRole('progressbar', { name: 'Video storage used out of 1TB:' })).toBeVisible();
    await expect(videoCard.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
