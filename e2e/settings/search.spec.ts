import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import { expect, test } from '../support/test';

const within = '[data-area="mf-settings"]';
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search settings' });

test('SET-049 SET-050 finds cards of all tabs, and says when there is no result or no term', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/security');
  await expect(page.getByRole('article')).toHaveCount(6);
  await searchField(page).fill('video');
  await expect(page).toHaveURL(/#\/security\?term=video$/);
  await expect(card(page, 'Media').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Performance' })).toBeVisible();
  await expect(card(page, 'Firewall')).toBeHidden();
  await expectAccessible(page, { within });

  await searchField(page).fill('json');
  await expect(page.getByRole('heading', { name: 'JSON API' })).toBeVisible();
  await expectAccessible(page, { within });
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await searchField(page).fill('zzzzqq');
  await expect(page.getByText('No search results found for zzzzqq')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'JSON API' })).toBeVisible();

  await page.evaluate(() => location.assign('#/security?term='));
  await expect(page.getByText('Enter a search term to find settings or close search.')).toBeVisible();
  await page.evaluate(() => location.assign('#/security'));
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('SET-008 shows a manager the security settings on /settings', async ({ page, openAs }) => {
  await openAs('admin2', '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Jetpack Security Settings' })).toBeAttached();
  await expect(card(page, 'Firewall')).toBeVisible();
});
