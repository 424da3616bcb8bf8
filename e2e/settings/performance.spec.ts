import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, toast } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { isOn } from '../support/settings';
import { expect, test } from '../support/test';

const within = '[data-area="mf-settings"]';

test('SET-083 SET-091 SET-092 the accelerator turns on both modules, and stays off after a reload when both are off', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin', '/performance');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page, { within });
  const main = page.getByRole('switch', { name: 'Site accelerator' });
  const images = page.getByRole('switch', { name: 'Speed up image load times' });
  const files = page.getByRole('switch', { name: 'Speed up static file load times' });
  if (await isOn(main)) await main.click();
  await expect(main).not.toBeChecked();
  await expect(main).not.toHaveAttribute('aria-busy', 'true');
  await site.clearLog();
  await main.click();
  await expect(toast(page)).toContainText('Site accelerator is now speeding up your site!');
  await expect(images).toBeChecked();
  await expect(files).toBeChecked();
  expect(await site.calls(/^POST settings/)).toHaveLength(1);
  await images.click();
  await files.click();
  await expect(main).not.toBeChecked();
  await networkAtRest(page);
  await page.reload();
  await expect(main).not.toBeChecked();
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
});

test.describe('with search in the plan', () => {
  test.use({ scenario: 'search' });

  test('SET-085 SET-086 SET-087 turning instant search on turns search on, and turning search off turns instant search off', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/performance');
    const search = page.getByRole('switch', { name: 'Jetpack Search' });
    const instant = page.getByRole('switch', { name: 'Instant search (recommended)' });
    if (await isOn(search)) await search.click();
    await expect(instant).not.toBeChecked();
    await expect(instant).toBeEnabled();
    await instant.click();
    await expect(search).toBeChecked();
    await expect(card(page, 'Search').getByRole('link', { name: 'Customize search' })).toBeVisible();
    await expect(search).not.toHaveAttribute('aria-busy', 'true');
    await search.click();
    await expect(instant).not.toBeChecked();
    await networkAtRest(page);
    await page.reload();
    await expect(search).not.toBeChecked();
    await expectAccessible(page, { within });
  });
});

test.describe('without a connected owner', () => {
  test.use({ scenario: 'userless' });

  test('SET-101 offers to connect for VideoPress', async ({ page, openAs }) => {
    await openAs('admin', '/performance');
    const media = card(page, 'Media');
    await expect(media.getByRole('link', { name: 'Connect your account' })).toBeVisible();
    await expect(media.getByRole('switch')).toHaveCount(0);
    await expectAccessible(page, { within });
  });
});
