import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Whether journeys run on WordPress, whose admin has landmarks around ours (docs/wordpress.md). */
const isOnWordPress = Boolean(process.env.FLIGHTDECK_JOURNEYS);

export interface Looked {
  /** Selector of our part of a foreign page. Includes open shadow roots. */
  readonly within?: string | undefined;
  /** A page of the host, which keeps the host's own markup: WCAG, without the rules of good practice. */
  readonly isHosts?: boolean | undefined;
}

/** Expects no violation of WCAG 2.2 AA or of axe's best practices. No rule is turned off. */
export async function expectAccessible(page: Page, { within, isHosts = isOnWordPress }: Looked = {}): Promise<void> {
  // Waits for transitions, because colors in between fail the contrast rule. Endless animations, such as spinners, are left out.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const builder = new AxeBuilder({ page }).withTags(isHosts ? wcag : [...wcag, 'best-practice']).setLegacyMode(true);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const told = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
  }));
  expect(told).toEqual([]);
}

/** Expects a page without horizontal scrolling. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wider = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > clientWidth + 1 || left < -1);
      });
      return [
        `${scrollWidth} of ${clientWidth} px`,
        ...beyond.slice(0, 5).map((each) => `${each.tagName}.${each.className}`),
      ];
    });
  // A chart adapts to a new width a moment later.
  await expect.poll(wider, 'wider than the window').toEqual([]);
}
