import { expect, type Locator, type Page } from '@playwright/test';

/** Address of the dashboard page. */
export const dashboardPath = '/wp-admin/admin.php?page=flightdeck';

/** Opens the dashboard page at a route. @param query of the page address, such as `lang=ar-XB` */
export async function open(page: Page, route = '/dashboard', query = ''): Promise<void> {
  await page.goto(`${dashboardPath}${query && `&${query}`}#${route}`, { waitUntil: 'domcontentloaded' });
}

/** The switch of the card Brute force protection. */
export const protectSwitch = (page: Page): Locator => page.getByRole('switch', { name: 'Brute force protection' });

/** A card by its heading. */
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** The panel that replaces a part that failed. */
export const panel = (page: Page, title: string | RegExp): Locator => page.getByRole('region', { name: title });

/** The notice in the corner, after an action. */
export const toast = (page: Page): Locator => page.locator('#fd-toasts');

/** The text of the notice about saved settings. */
export const updatedText = 'Updated settings.';

/** Expects the notice about saved settings. */
export const expectUpdated = (page: Page) => expect(toast(page)).toContainText(updatedText);

/** Returns the text of the notice about settings that were not saved. */
export const updateFailedText = (reason = '') => `Error updating settings. ${reason}`.trim();

/** Expects the notice about settings that were not saved. */
export const expectUpdateFailed = (page: Page, reason?: string) =>
  expect(toast(page)).toContainText(updateFailedText(reason));

/** The logo in the masthead, which links to the dashboard. */
export const logo = (page: Page): Locator => page.locator('#flightdeck').getByRole('link', { name: /^Flightdeck/ });

/** Expects masthead and tabs, which stay while anything loads. */
export async function expectHeader(page: Page): Promise<void> {
  await expect(logo(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeVisible();
}

/** Expects masthead, tabs and footer, which stay when an area fails. The footer is shown once its position is known. */
export async function expectShell(page: Page): Promise<void> {
  await expectHeader(page);
  await expect(page.getByRole('navigation', { name: 'About this plugin' })).toBeVisible();
}

/** Expects the switches of two cards of `mf-dashboard` on At a Glance. */
export async function expectCards(page: Page): Promise<void> {
  await expect(protectSwitch(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).toBeVisible();
}

/** Expects the two cards of `mf-connection`, for the connected owner. */
export async function expectConnections(page: Page): Promise<void> {
  await expect(card(page, 'Site connection')).toContainText('Connected');
  await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin');
}

/** Expects that a new screen has the focus: on its heading. */
export const expectScreenFocus = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

/** Turns an option off as another tab would, on behalf of the user of the page. */
export const switchOff = (page: Page, option: string): Promise<void> => switchOptions(page, { [option]: false });

/** Turns options on or off as another tab would, on behalf of the user of the page. */
export async function switchOptions(page: Page, options: Readonly<Record<string, boolean>>): Promise<void> {
  const status = await page.evaluate(async (changes) => {
    const { initial } = JSON.parse(document.querySelector('#flightdeck-page-state')?.textContent ?? '{}');
    const answer = await fetch(`${initial.WP_API_root}jetpack/v4/settings`, {
      method: 'POST',
      headers: { 'X-WP-Nonce': initial.WP_API_nonce, 'Content-Type': 'application/json' },
      body: JSON.stringify(changes),
    });
    return answer.status;
  }, options);
  expect(status).toBe(200);
}
