import { expectAccessible } from '../support/accessibility/axe';
import { card, toast } from '../support/dashboard';
import { expect, test } from '../support/test';

test.describe('with Search in the plan', () => {
  test.use({ scenario: 'search' });

  test('DASH-092 DASH-095 DASH-021.3 turns instant search on with search and links to its settings', async ({
    page,
    openAs,
  }) => {
    await openAs('admin');
    const search = card(page, 'Search');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('settings'));
    await search.getByRole('button', { name: 'Activate' }).click();
    expect((await sent).postDataJSON()).toEqual({ search: true, instant_search_enabled: true });
    await expect(toast(page)).toContainText('Updated settings.');
    await expect(search.getByRole('switch')).toBeChecked();
    await page.reload();
    await expect(search.getByRole('switch')).toBeChecked();
    await expect(search.getByRole('link', { name: 'Customize Search' })).toHaveAttribute(
      'href',
      /\/wp-admin\/admin\.php\?page=jetpack-search-configure$/,
    );
  });
});

test('DASH-099 DASH-101 DASH-102 offers one free video and an upgrade', async ({ page, openAs }) => {
  await openAs('admin');
  const video = card(page, 'VideoPress');
  await video.getByRole('button', { name: 'Activate' }).click();
  await expect(video).toContainText('You can add 1 video for free. Upgrade for more videos and 1TB of storage.');
  await expect(video.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/videopress');
  // A switch ignores clicks while it is being saved.
  await expect(video.getByRole('switch')).not.toHaveAttribute('aria-busy');
  await video.getByRole('switch').click();
  await expect(video.getByRole('switch')).not.toBeChecked();
  await expect(video).toContainText('Your first video is free.');
});

test.describe('with VideoPress in the plan', () => {
  test.use({ scenario: 'premium' });

  test('DASH-096 DASH-097 DASH-100 shows the used share of 1 TB @long', async ({ page, openAs }) => {
    await openAs('admin');
    const video = card(page, 'VideoPress');
    await expect(video).toContainText('Activate');
    await video.getByRole('switch').click();
    await expect(video.getByRole('progressbar', { name: 'Video storage used out of 1TB:' })).toBeVisible();
    await expect(video.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
