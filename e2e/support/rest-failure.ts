import type { Page } from '@playwright/test';
import { card, expectConnections, expectShell, open, protectSwitch, toast } from './dashboard';
import { networkAtRest } from './network';
import type { RunningSite } from './site';
import { expect } from './test';

export interface RestFailure {
  /** What the site does; see `site/src/control/chaos.ts`. */
  readonly kind: string;
  /** What the person reads. */
  readonly message: string;
}

/** Switches protection on, so that its card reads a number. */
export async function protect(page: Page): Promise<void> {
  await open(page);
  await expect(protectSwitch(page)).not.toBeChecked();
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await expect(protectSwitch(page)).toBeChecked();
}

/** A read fails: said in the card it concerns, the rest as before, and Retry asks again. */
export async function expectReadFailure(page: Page, site: RunningSite, { kind, message }: RestFailure): Promise<void> {
  await protect(page);
  await site.chaos({ method: 'GET', path: 'module/protect/data', kind });
  await page.reload();
  const concerned = card(page, 'Brute force protection');
  await expect(concerned).toContainText(
    `Jetpack is blocking login attacks, but the count couldn't be loaded. ${message}`,
  );
  await expect(protectSwitch(page)).toBeChecked();
  await expectShell(page);
  await expectConnections(page);
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).toBeChecked();
  await site.calm();
  await networkAtRest(page);
  await site.clearLog();
  await concerned.getByRole('button', { name: 'Retry' }).click();
  await expect(concerned).toContainText('login attacks blocked on your site.');
  await expect.poll(() => site.calls()).toEqual(['GET module/protect/data 200']);
}

/** A write fails: said, ends at what the site holds, the rest as before, and it can be done again. */
export async function expectWriteFailure(page: Page, site: RunningSite, { kind, message }: RestFailure): Promise<void> {
  await open(page);
  await expect(protectSwitch(page)).not.toBeChecked();
  await site.chaos({ method: 'POST', path: 'settings', kind });
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText(`Error updating settings. ${message}`);
  await expectHeld(page, site);
  await expect(protectSwitch(page)).toHaveAccessibleDescription(/^Not saved, still o(n|ff)$/);
  await expectShell(page);
  await expectConnections(page);
  await site.calm();
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await expectHeld(page, site);
}

/** The switch shows what the site holds: the same as after a reload, which reads it anew. */
export async function expectHeld(page: Page, site: RunningSite): Promise<void> {
  const answer = await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  const state = /id="flightdeck-page-state">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}';
  const held = JSON.parse(state).initial.settings.protect === true;
  await expect(protectSwitch(page)).toBeChecked({ checked: held });
}
