import type { Page } from '@playwright/test';
import { expectCards, expectConnections, open, panel } from './dashboard';
import { expectFailure, retry } from './failure-panel';
import { expect } from './test';

const title = "The dashboard can't start";

/**
 * The page arrives in a way that nothing can start from: cause and remedy instead of a blank page, and Retry loads it again.
 * @param garble what happens to the page on its way; it hands back what ends that
 */
export async function expectCannotStart(
  page: Page,
  garble: (page: Page) => Promise<() => Promise<void>>,
  said: { readonly cause: string; readonly code: string },
): Promise<void> {
  const repair = await garble(page);
  await open(page);
  await expectFailure(page, {
    ...said,
    title,
    remedy: /Reload the page\. If that doesn't help, .* Turn off page caching/,
  });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up Jetpack' })).toHaveCount(0);
  await repair();
  await retry(page, title).click();
  await expectCards(page);
  await expectConnections(page);
  await expect(panel(page, title)).toHaveCount(0);
}
