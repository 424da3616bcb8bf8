import type { Page } from '@playwright/test';

/**
 * Presses the switch of a module on the dashboard.
 * @returns ms until the notice that the setting is being saved, and until the notice that it is saved; null without the notice
 */
export const pressSwitch = (page: Page): Promise<{ saving: number | null; saved: number | null }> =>
  page.evaluate(async () => {
    const hasNotice = (text: string) => (document.querySelector('#fd-toasts')?.textContent ?? '').includes(text);
    const since = performance.now();
    document.querySelector<HTMLElement>('[data-testid="module-toggle-protect"]')?.click();
    const saving = await globalThis.flightdeckProbe.until(() => hasNotice('Updating settings'), since);
    const saved = await globalThis.flightdeckProbe.until(() => hasNotice('Updated settings'), since);
    return { saving, saved };
  });

const screenSelectors = {
  '#/dashboard': '[data-testid="dash-card"]',
  '#/security': '[data-testid="settings-card"]',
} as const;

/** Goes to the screen of another area. @returns ms until only the new screen is visible; null when that does not happen */
export async function changeArea(page: Page, hash: keyof typeof screenSelectors): Promise<number | null> {
  const time = await page.evaluate(
    ([to, selectors]) => {
      const since = performance.now();
      location.assign(to);
      return globalThis.flightdeckProbe.until(
        () =>
          Object.entries(selectors).every(([route, selector]) => {
            const elements = [...document.querySelectorAll(`#fd-outlet ${selector}`)];
            return elements.some((element) => element.getClientRects().length > 0) === (route === to);
          }),
        since,
      );
    },
    [hash, screenSelectors] as const,
  );
  // Let deferred work end before the next measurement.
  await page.waitForTimeout(700);
  return time;
}
