import type { Page } from '@playwright/test';
import { networkAtRest } from './network';

/** Accessible text of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {};
    return (ariaLabel ?? textContent ?? '').trim();
  });

/** Presses Tab until the focus stands on what is named, and not for ever. */
export async function tabTo(page: Page, name: string): Promise<void> {
  // What is drawn anew with its data loses the focus.
  await networkAtRest(page);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`The Tab key does not reach "${name}".`);
}

/**
 * Walks through the open dialog with the Tab key.
 * @returns what stood behind the dialog and had the focus all the same: nothing, when the dialog keeps it
 */
export async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const outside: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own controls stand between the last and the first.
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    if (behind) outside.push(await focused(page));
  }
  return outside;
}
