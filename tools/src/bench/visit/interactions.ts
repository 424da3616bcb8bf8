import type { Page } from '@playwright/test';

/** Times of a user's actions on the dashboard, in ms; null when the result did not appear. */
export interface Interactions {
  readonly toggleFeedback: number | null;
  readonly toggleNotice: number | null;
  /** `toggleNotice` without the time of the write. */
  readonly toggleWithoutWrite: number | null;
  /** First visits, which load the area or part, after `hoverTime` ms with the pointer on the link. */
  readonly toMyPlan: number | null;
  readonly toDashboard: number | null;
  readonly toSettings: number | null;
  readonly toRecommendations: number | null;
  /** Visits with every area loaded. */
  readonly againToSettings: number | null;
  readonly againToRecommendations: number | null;
  readonly againToDashboard: number | null;
  readonly againToMyPlan: number | null;
}

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

/** ms for which the pointer rests on a link to a screen that is not loaded. People seldom press sooner. */
export const hoverTime = 100;

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Presses the switch of a module once. Measures the time until the notice about saving appears, and until the notice about success. */
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
    const write = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => startTime >= since && name.includes('jetpack/v4/settings'));
    const toggleWithoutWrite = toggleNotice !== null && write ? toggleNotice - write.duration : null;
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
 * @param hover ms that the pointer rests on the link first
 * @returns ms until the new screen is visible and the old one is hidden; null when that does not happen
 */
async function go(page: Page, from: Screen, to: Screen, hover = 0): Promise<number | null> {
  const time = await page.evaluate(
    async ({ hash, mark, before, hover }) => {
      const shows = (selector: string) =>
        [...document.querySelectorAll(`#fd-outlet ${selector}`)].some((element) => element.getClientRects().length > 0);
      const link = Object.assign(document.createElement('a'), { href: hash });
      document.querySelector('#flightdeck')?.append(link);
      if (hover > 0) {
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, hover));
      }
      const since = performance.now();
      link.click();
      const arrived = await globalThis.flightdeckProbe.until(() => shows(mark) && !shows(before), since);
      link.remove();
      return arrived;
    },
    { hash: to, mark: screenSelectors[to], before: screenSelectors[from], hover },
  );
  await pause(page, 700);
  return time;
}

/** Measures actions on an idle page: visits the areas, visits them again when all are loaded, and turns a module off and on. */
export async function interact(page: Page): Promise<Interactions> {
  const firstTime = {
    toMyPlan: await go(page, '#/dashboard', '#/my-plan', hoverTime),
    toDashboard: await go(page, '#/my-plan', '#/dashboard'),
    toSettings: await go(page, '#/dashboard', '#/settings', hoverTime),
    toRecommendations: await go(page, '#/settings', '#/recommendations', hoverTime),
  };
  await go(page, '#/recommendations', '#/dashboard');
  const loaded = {
    againToSettings: await go(page, '#/dashboard', '#/settings'),
    againToRecommendations: await go(page, '#/settings', '#/recommendations'),
    againToDashboard: await go(page, '#/recommendations', '#/dashboard'),
    againToMyPlan: await go(page, '#/dashboard', '#/my-plan'),
  };
  await go(page, '#/my-plan', '#/dashboard');
  const toggled = await toggle(page);
  // A success notice closes automatically after two seconds.
  await pause(page, 3000);
  await toggle(page);
  await pause(page, 500);
  return { ...firstTime, ...loaded, ...toggled };
}
