import type { Page } from '@playwright/test';
import { expectMoreContrast } from '../support/accessibility/contrast';
import { expectCards, expectConnections, protectSwitch } from '../support/dashboard';
import { Keys } from '../support/keys';
import { expect, test } from '../support/test';

/** Colors of the nine color schemes of WordPress. */
const adminColors = [
  '#007cba',
  '#04a4cc',
  '#096484',
  '#c7a589',
  '#9ebaa0',
  '#dd823b',
  '#d1864a',
  '#3858e9',
  '#e14d43',
] as const;

const setAdminColor = (page: Page, color: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('--wp-admin-theme-color', value), color);

test.describe('for users who prefer more contrast', () => {
  test.use({ contrast: 'more', scenario: 'security' });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`texts have a contrast of at least 7:1, and borders of at least 4.5:1, in ${colorScheme} mode with each color scheme of WordPress`, async ({
      page,
      openAs,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openAs('admin');
      await expectCards(page);
      await expectConnections(page);
      for (const color of adminColors) {
        await setAdminColor(page, color);
        await test.step(color, () => expectMoreContrast(page));
      }
    });

  test('the focus outline is 3 px wide', async ({ page, openAs }) => {
    await openAs('admin');
    await new Keys(page).goTo(protectSwitch(page));
    await expect(protectSwitch(page)).toHaveCSS('outline-width', '3px');
  });
});
