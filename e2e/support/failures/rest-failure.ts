import type { Page } from '@playwright/test';
import {
  card,
  expectConnections,
  expectShell,
  expectUpdated,
  expectUpdateFailed,
  open,
  protectSwitch,
} from '../dashboard';
import { networkAtRest } from '../network';
import type { RunningSite } from '../site';
import { expect } from '../test';

/** A fault of REST calls, with the message for the user. */
export interface RestFailure {
  /** Fault of the site; see `site/src/faults/chaos.ts`. */
  readonly kind: string;
  /** Message on the screen. */
  readonly message: string;
}

/** Kinds of failed and malformed answers of the site, with the message for each. */
export const malformedAnswers = [
  ['500', 'There has been a critical error on this website.'],
  ['html', 'The site sent an unreadable response.'],
  ['empty', 'The site sent an empty response.'],
  ['shape', 'The site sent an unexpected response.'],
] as const;

/** Turns on brute force protection, so that its card reads the number of blocked attacks. */
export async function turnProtectOn(page: Page): Promise<void> {
  await open(page);
  await expect(protectSwitch(page)).not.toBeChecked();
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
}

/** Expects a failed read to be reported in its card only, and Retry to read again. */
export async function expectReadFailure(page: Page, site: RunningSite, { kind, message }: RestFailure): Promise<void> {
  await turnProtectOn(page);
  await site.chaos({ method: 'GET', path: 'module/protect/data', kind });
  await page.reload();
  const protectCard = card(page, 'Brute force protection');
  await expect(protectCard).toContainText(
    `Jetpack is blocking login attacks, but the count couldn't be loaded. ${message}`,
  );
  await expect(protectSwitch(page)).toBeChecked();
  await expectShell(page);
  await expectConnections(page);
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).toBeChecked();
  await site.clearChaos();
  await networkAtRest(page);
  await site.clearLog();
  await protectCard.getByRole('button', { name: 'Retry' }).click();
  await expect(protectCard).toContainText('login attacks blocked on your site.');
  await expect.poll(() => site.calls()).toEqual(['GET module/protect/data 200']);
}

/** Expects a failed write to be reported, the switch to show the server's value, and the next attempt to succeed. */
export async function expectWriteFailure(page: Page, site: RunningSite, { kind, message }: RestFailure): Promise<void> {
  await open(page);
  await expect(protectSwitch(page)).not.toBeChecked();
  await site.chaos({ method: 'POST', path: 'settings', kind });
  await protectSwitch(page).click();
  await expectUpdateFailed(page, message);
  await expectServerValue(page, site);
  await expect(protectSwitch(page)).toHaveAccessibleDescription(/^Not saved, still o(n|ff)$/);
  await expectShell(page);
  await expectConnections(page);
  await site.clearChaos();
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expectServerValue(page, site);
}

/** Expects the switch to show the value that the server prints into a new page. */
export async function expectServerValue(page: Page, site: RunningSite): Promise<void> {
  const answer = await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  const state = /id="flightdeck-page-state">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}';
  const serverValue = JSON.parse(state).initial.settings.protect === true;
  await expect(protectSwitch(page)).toBeChecked({ checked: serverValue });
}
