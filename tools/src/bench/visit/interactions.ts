import type { Page } from '@playwright/test';

/** Times of a user's actions on the dashboard, in ms; null when the result did not appear. */
export interface Interactions {
  /** From the press of a module's switch to the notice that the setting is being saved. */
  readonly toggleFeedback: number | null;
  /** From the same press to the notice about success. */
  readonly toggleNotice: number | null;
  /** `toggleNotice` without the duration of the request that saves the setting. */
  readonly toggleWithoutWrite: number | null;
  // From the click on a link to the new screen. The area or part of the screen is not loaded yet; loading starts while the pointer
  // rests on the link for `hoverTime` ms before the click. The dashboard is already loaded.
  readonly toMyPlan: number | null;
  readonly toDashboard: number | null;
  readonly toSettings: number | null;
  readonly toRecommendations: number | null;
  // The same with every area loaded.
  readonly againToSettings: number | null;
  readonly againToRecommendations: number | null;
  readonly againToDashboard: number | null;
  readonly againToMyPlan: number | null;
}

/** Names of the figures. */
export const interactionFigures = [
  'toggleFeedback',
  'toggleNotice',
  'toggleWithoutWrite',
  'toMyPlan',
  'toDashboard',
  'toSettings',
  'toRecommendations',
  'againToSettings',
  'againToRecommendations',
  'againToDashboard',
  'againToMyPlan',
] as const;

/** Time in ms for which the pointer rests on a link to a screen that is not loaded. People seldom press sooner. */
export const hoverTime = 100;

/** Presses the switch of a module once, and measures the times until its notices appear. */
async function toggle(
  page: Page,
): Promise<Pick<Interactions, 'toggleFeedback' | 'toggleNotice' | 'toggleWithoutWrite'>> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-testid="module-toggle-protect"]');
    if (!button) throw new Error('There is no module-toggle-protect on the dashboard.');
    const hasNotice = (text: string) => (document.querySelector('#fd-toasts')?.textContent ?? '').includes(text);
    const since = performance.now();
    button.click();
    const toggleFeedback = await globalThis.flightdeckProbe.until(() => hasNotice('Updating settings'), since);
    const toggleNotice = await globalThis.flightdeckProbe.until(() => hasNotice('Updated settings'), since);
    const request = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => startTime >= since && name.includes('jetpack/v4/settings'));
    const toggleWithoutWrite = toggleNotice !== null && request ? toggleNotice - request.duration : null;
    return { toggleFeedback, toggleNotice, toggleWithoutWrite };
  });
}

/** Screens to visit, with a selector that matches when the screen is visible. */
const screenSelectors = {
  '#/dashboard': '[data-testid="dash-card"]',
  '#/my-plan': '[data-area="mf-dashboard"] section',
  '#/settings': '[data-testid="settings-card"]',
  '#/recommendations': '[data-area="mf-recommendations"] h2',
} as const;

type Screen = keyof typeof screenSelectors;

/**
 * Follows a link from one screen to another.
 * @param hoverMs time in ms for which the pointer rests on the link before the click
 * @returns ms until the new screen is visible and the old one is hidden; null when that does not happen
 */
async function followLink(page: Page, from: Screen, to: Screen, hoverMs = 0): Promise<number | null> {
  const time = await page.evaluate(
    async ({ hash, selector, previousSelector, hoverMs }) => {
      const isVisible = (screenSelector: string) =>
        [...document.querySelectorAll(`#fd-outlet ${screenSelector}`)].some(
          (element) => element.getClientRects().length > 0,
        );
      const link = Object.assign(document.createElement('a'), { href: hash });
      document.querySelector('#flightdeck')?.append(link);
      if (hoverMs > 0) {
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, hoverMs));
      }
      const since = performance.now();
      link.click();
      const ms = await globalThis.flightdeckProbe.until(
        () => isVisible(selector) && !isVisible(previousSelector),
        since,
      );
      link.remove();
      return ms;
    },
    { hash: to, selector: screenSelectors[to], previousSelector: screenSelectors[from], hoverMs },
  );
  // Let deferred work end before the next measurement.
  await page.waitForTimeout(700);
  return time;
}

/** Measures actions on an idle page: visits the areas, visits them again when all are loaded, and turns a module off and on. */
export async function measureInteractions(page: Page): Promise<Interactions> {
  const firstTime = {
    toMyPlan: await followLink(page, '#/dashboard', '#/my-plan', hoverTime),
    toDashboard: await followLink(page, '#/my-plan', '#/dashboard'),
    toSettings: await followLink(page, '#/dashboard', '#/settings', hoverTime),
    toRecommendations: await followLink(page, '#/settings', '#/recommendations', hoverTime),
  };
  await followLink(page, '#/recommendations', '#/dashboard');
  const loaded = {
    againToSettings: await followLink(page, '#/dashboard', '#/settings'),
    againToRecommendations: await followLink(page, '#/settings', '#/recommendations'),
    againToDashboard: await followLink(page, '#/recommendations', '#/dashboard'),
    againToMyPlan: await followLink(page, '#/dashboard', '#/my-plan'),
  };
  await followLink(page, '#/my-plan', '#/dashboard');
  const toggled = await toggle(page);
  // A success notice closes automatically after two seconds.
  await page.waitForTimeout(3000);
  // Turn the module on again.
  await toggle(page);
  await page.waitForTimeout(500);
  return { ...firstTime, ...loaded, ...toggled };
}
