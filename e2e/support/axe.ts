import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No rule of WCAG 2.2 AA or good practice is broken. No rule is switched off.
 * @param within selector, where only a part of the page is ours; open shadow roots are looked into
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Colours that are on their way are not what stays.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode(true);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const told = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
  }));
  expect(told).toEqual([]);
}

/** Nothing needs scrolling sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, width, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (right > clientWidth + 1 || left < -1);
    });
    return {
      wide: scrollWidth,
      width: clientWidth,
      culprits: beyond.slice(0, 5).map((each) => `${each.tagName}.${each.className}`),
    };
  });
  expect(wide, `wider than the window: ${culprits.join(', ')}`).toBeLessThanOrEqual(width);
}
