import type { Locator, Page } from '@playwright/test';
import type { RunningSite } from './site';
import { expect } from './test';

/** The button of the connect screen. */
export const setUpButton = (page: Page): Locator => page.getByRole('button', { name: 'Set up Jetpack' });

/** Goes from the connect screen to the provider's page. */
export async function goToProvider(page: Page, site: RunningSite): Promise<void> {
  await setUpButton(page).click();
  await page.waitForURL(site.isAtProvider);
  await expect(page.getByRole('heading', { name: 'Connect Site Example' })).toBeVisible();
}

/** Approves or denies the connection on the provider's page, and waits for the dashboard. */
export async function answerProvider(page: Page, site: RunningSite, answer: 'Approve' | 'Deny'): Promise<void> {
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL((url) => url.origin === site.url && url.searchParams.get('page') === 'flightdeck');
}
