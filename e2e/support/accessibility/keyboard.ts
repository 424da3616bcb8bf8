import type { Page } from '@playwright/test';
import { networkAtRest } from '../network';

/** Returns the name of the focused element. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {};
    return (ariaLabel ?? textContent ?? '').trim();
  });

/** Limit for presses of the Tab key. The admin menu of WordPress has about a hundred tab stops. */
export const maxPresses = 200;

/** Presses Tab until the named control has the focus. @throws Error after `maxPresses` */
export async function tabTo(page: Page, name: string): Promise<void> {
  // A control loses the focus when it is replaced after its data has loaded.
  await networkAtRest(page);
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`The Tab key does not reach "${name}".`);
}

/**
 * Moves through the open dialog with the Tab key.
 * @returns names of focused elements outside the dialog; empty if the dialog traps the focus
 */
export async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const outside: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      // The focus passes the browser's controls between the last element and the first.
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    if (isOutside) outside.push(await focusedName(page));
  }
  return outside;
}
