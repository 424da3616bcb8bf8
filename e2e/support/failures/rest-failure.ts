import type { Page } from '@playwright/test';
import { expectUpdated, open, protectSwitch } from '../dashboard';
import type { RunningSite } from '../site';
import { expect } from '../test';

/** Turns on brute force protection, so that its card reads the number of blocked attacks. */
export async function turnProtectOn(page: Page): Promise<void> {
  await open(page);
  await expect(protectSwitch(page)).not.toBeChecked();
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
}

/** Expects the switch to show the value that the server prints into a new page. */
export async function expectServerValue(page: Page, site: RunningSite): Promise<void> {
  const answer = await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  const state = /id="flightdeck-page-state">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}';
  const serverValue = JSON.parse(state).initial.settings.protect === true;
  await expect(protectSwitch(page)).toBeChecked({ checked: serverValue });
}
