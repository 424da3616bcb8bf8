import type { Page } from '@playwright/test';
import { Keys } from '../support/keys';
import { expect, test } from '../support/test';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('the whole flow works by keyboard alone, and each step moves the focus to its title', async ({ page, openAs }) => {
  await openAs('admin', '/recommendations/site-type');
  await expect(title(page, /^Tell us more/)).toBeVisible();
  const keys = new Keys(page);
  await keys.press(page.getByRole('checkbox', { name: 'I build or manage this site for a client' }), 'Space');
  await keys.press(button(page, 'About e-commerce sites'));
  await expect(page.getByText(/if you sell goods/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/if you sell goods/)).toBeHidden();
  await keys.press(link(page, 'Continue'));

  await expect(title(page, 'Manage all your client sites in one place')).toBeFocused();
  await keys.press(link(page, 'Not now'));
  await expect(title(page, /more of your posts/)).toBeFocused();
  await keys.press(button(page, 'Enable related posts'));
  await expect(page.getByText('Feature Enabled')).toBeVisible();
  // The Next link replaces the pressed button.
  await expect(link(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, /mailing list/)).toBeFocused();
  await keys.press(button(page, 'Install Creative Mail'), 'Space');
  await expect(link(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, /speed up your site/)).toBeFocused();
  await keys.press(link(page, 'Not now'));

  await expect(title(page, /^Nice work!/)).toBeFocused();
  await keys.press(button(page, 'Enable Site accelerator'));
  // The row has moved to the enabled recommendations.
  await expect(page.getByRole('link', { name: /^Settings Site accelerator/ })).toBeFocused();
});
