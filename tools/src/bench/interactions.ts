import type { Page } from '@playwright/test';

/** Times of what a user does on the dashboard, in ms; null when it did not come. */
export interface Interactions {
  readonly toggleFeedback: number | null;
  readonly toggleNotice: number | null;
  readonly toMyPlan: number | null;
  readonly toDashboard: number | null;
}

export const interactionFigures = ['toggleFeedback', 'toggleNotice', 'toMyPlan', 'toDashboard'] as const;

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Turns a module over once: until the answer to the click shows, and until the server's. */
async function toggle(page: Page): Promise<Pick<Interactions, 'toggleFeedback' | 'toggleNotice'>> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-testid="module-toggle-protect"]');
    if (!button) throw new Error('There is no module-toggle-protect on the dashboard.');
    const says = (text: string) => (document.querySelector('#fd-toasts')?.textContent ?? '').includes(text);
    const since = performance.now();
    button.click();
    const toggleFeedback = await globalThis.flightdeckProbe.until(() => says('Updating settings'), since);
    const toggleNotice = await globalThis.flightdeckProbe.until(() => says('Updated settings'), since);
    return { toggleFeedback, toggleNotice };
  });
}

/** Goes to a route by its tab; it is there when its tab is the current one and the outlet shows something else. */
async function go(page: Page, href: string, toCards: boolean): Promise<number | null> {
  return page.evaluate(
    async ({ to, cards }) => {
      const link = document.querySelector<HTMLElement>(`a[href="${to}"]`);
      if (!link) return null;
      const hasBox = (element: Element) => element.getClientRects().length > 0;
      const showsCards = () => [...document.querySelectorAll('[data-testid="dash-card"]')].some(hasBox);
      const showsAnything = () =>
        [...document.querySelectorAll('#fd-outlet *')].some((element) => hasBox(element) && element.textContent !== '');
      const since = performance.now();
      link.click();
      return globalThis.flightdeckProbe.until(() => (cards ? showsCards() : !showsCards() && showsAnything()), since);
    },
    { to: href, cards: toCards },
  );
}

/** Uses a page that has come to rest: turns a module over and back, and goes to My Plan and back. */
export async function interact(page: Page): Promise<Interactions> {
  const toMyPlan = await go(page, '#/my-plan', false);
  await pause(page, 700);
  const toDashboard = toMyPlan === null ? null : await go(page, '#/dashboard', true);
  await pause(page, 1000);
  const there = await toggle(page);
  // A success goes by itself after two seconds.
  await pause(page, 3000);
  await toggle(page);
  await pause(page, 500);
  return { toMyPlan, toDashboard, ...there };
}
