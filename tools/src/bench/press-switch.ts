import type { Page } from '@playwright/test';

/** Times in ms from a press of a switch to the notices of the page; null for a notice that does not appear within 10 seconds. */
export interface SwitchTimes {
  readonly saving: number | null;
  readonly saved: number | null;
}

/**
 * Presses a switch.
 * @param toggle selector of the switch
 * @param notices selector of the element in which the page shows notices
 * @throws Error when the page has no switch
 */
export const pressSwitch = (page: Page, toggle: string, notices: string): Promise<SwitchTimes> =>
  page.evaluate(
    async ([switchSelector, noticesSelector]) => {
      const start = performance.now();
      const noticeTime = (text: string) =>
        new Promise<number | null>((resolve) => {
          const check = () => {
            const elapsed = performance.now() - start;
            if (document.querySelector(noticesSelector)?.textContent?.includes(text)) resolve(elapsed);
            else if (elapsed > 10_000) resolve(null);
            else requestAnimationFrame(check);
          };
          check();
        });
      const button = document.querySelector<HTMLElement>(switchSelector);
      if (!button) throw new Error('The page has no switch.');
      button.click();
      const [saving, saved] = await Promise.all([noticeTime('Updating settings'), noticeTime('Updated settings')]);
      return { saving, saved };
    },
    [toggle, notices] as const,
  );
