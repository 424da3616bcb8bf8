import type { Page } from '@playwright/test';
import { expectCards, expectConnections, open, panel } from '../dashboard';
import { expect } from '../test';
import { expectFailure, retryButton } from './failure-panel';

const title = "The dashboard can't start";

/**
 * Expects a damaged page to show cause and remedy beside WordPress's menu, and no connect screen. Then expects Retry to load and
 * start the page without the damage.
 * @param damage damages the page on its way to the browser, and returns a function that ends the damage
 */
export async function expectCannotStart(
  page: Page,
  damage: (page: Page) => Promise<() => Promise<void>>,
  expected: { readonly cause: string; readonly code: string },
): Promise<void> {
  const repair = await damage(page);
  await open(page);
  await expectFailure(page, {
    ...expected,
    title,
    remedy: /Reload the page\. If that doesn't help, .* Turn off page caching/,
  });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toHaveCount(0);
  await repair();
  await retryButton(page, title).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, title)).toHaveCount(0);
}
