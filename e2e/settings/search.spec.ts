import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, open } from '../support/dashboard';
import { isOn } from '../support/settings';
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

test('a setting can be changed in the search results', async ({ page, openAs }) => {
  await openAs('admin', '/traffic?term=lazy');
  const lazySwitch = page.getByRole('switch', { name: 'Lazy loading for images' });
  const before = await isOn(lazySwitch);
  await lazySwitch.click();
  await expect(lazySwitch).toBeChecked({ checked: !before });
  await expect(lazySwitch).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(lazySwitch).toBeChecked({ checked: !before });
});

test('SET-005 SET-009 shows an editor only the available settings, and never a blank page', async ({
  page,
  openAs,
}) => {
  await openAs('editor', '/settings');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Jetpack Social connections')).toBeVisible();
  await open(page, '/writing');
  await expect(card(page, 'Post by email')).toBeVisible();
  await open(page, '/performance');
  await expect(page.getByText('Only administrators can change these settings.')).toBeVisible();
  await expectAccessible(page, { within });
  await open(page, '/sharing?term=notifications');
  await expect(page.getByText('No search results found for notifications')).toBeVisible();
  await open(page, '/security');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('SET-008 shows a manager the security settings on /settings', async ({ page, openAs }) => {
  await openAs('admin2', '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Jetpack Security Settings' })).toBeAttached();
  await expect(card(page, 'Firewall')).toBeVisible();
});
