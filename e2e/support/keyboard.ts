import type { Page } from '@playwright/test';
import { networkAtRest } from './network';

/** Accessible text of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { ariaLabel, textContent } = document.activeElement ?? {};
    return (ariaLabel ?? textContent ?? '').trim();
  });

/** Presses Tab until the named control has the focus, a limited number of times. */
export async function tabTo(page: Page, name: string): Promise<void> {
  // A control that is drawn again with its data loses the focus.
  await networkAtRest(page);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`The Tab key does not reach "${name}".`);
}

/**
 * Walks through the open dialog with the Tab key.
 * @returns elements behind the dialog that had the focus: none, when the dialog keeps it
 */
export async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const outside: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own controls come between the last and the first.
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    if (behind) outside.push(await focused(page));
  }
  return outside;
}
