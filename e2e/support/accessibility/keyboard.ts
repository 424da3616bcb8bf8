import type { Page } from '@playwright/test';

/**
 * Moves through the open dialog with the Tab key.
 * @returns texts of focused elements outside the dialog; empty if the dialog traps the focus
 */
export async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const outside: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      // The focus passes the browser's controls between the last element and the first.
      const isInside = activeElement === document.body || activeElement?.closest('dialog[open]');
      return isInside ? null : (activeElement?.textContent ?? '');
    });
    if (text !== null) outside.push(text);
  }
  return outside;
}
