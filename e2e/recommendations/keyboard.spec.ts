import type { Locator, Page } from '@playwright/test';
import { maxPresses } from '../support/accessibility/keyboard';
import { expect, test } from '../support/test';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Presses Tab until the target has the focus, then presses the key. */
async function tabAndPress(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < maxPresses && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

test('the whole flow works by keyboard alone, and each step moves the focus to its title', async ({ page, openAs }) => {
  await openAs('admin', '/recommendations/site-type');
  await expect(title(page, /^Tell us more/)).toBeVisible();
  await tabAndPress(page, page.getByRole('checkbox', { name: 'I build or manage this site for a client' }), 'Space');
  await tabAndPress(page, button(page, 'About e-commerce sites'), 'Enter');
  await expect(page.getByText(/if you sell goods/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/if you sell goods/)).toBeHidden();
  await tabAndPress(page, link(page, 'Continue'), 'Enter');

  await expect(title(page, 'Manage all your client sites in one place')).toBeFocused();
  await tabAndPress(page, link(page, 'Not now'), 'Enter');
  await expect(title(page, /more of your posts/)).toBeFocused();
  await tabAndPress(page, button(page, 'Enable related posts'), 'Enter');
  await expect(page.getByText('Feature Enabled')).toBeVisible();
  // The Next link replaces the pressed button.
  await expect(link(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, /mailing list/)).toBeFocused();
  await tabAndPress(page, button(page, 'Install Creative Mail'), 'Space');
  await expect(link(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, /speed up your site/)).toBeFocused();
  await tabAndPress(page, link(page, 'Not now'), 'Enter');

  await expect(title(page, /^Nice work!/)).toBeFocused();
  await tabAndPress(page, button(page, 'Enable Site accelerator'), 'Enter');
  // The row has moved to the enabled recommendations.
  await expect(page.getByRole('link', { name: /^Settings Site accelerator/ })).toBeFocused();
});
