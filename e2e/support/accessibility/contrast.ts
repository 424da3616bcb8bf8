import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test';
import { waitForAnimations } from './axe';

/**
 * Returns the controls and cards that are hard to distinguish from their background, with their contrast: neither their
 * border nor their fill has the required contrast. Leaves out controls without a visible border, such as links, checkboxes
 * and radio buttons that the browser draws, and charts.
 */
export const lowContrastBorders = (page: Page, minContrast: number): Promise<string[]> =>
  page.evaluate((required) => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#flightdeck');
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return ['no canvas'];

    /** Returns the relative luminance (WCAG) of layered colors. Paints them, because they may have any notation and opacity. */
    const luminance = (colors: readonly string[]): number => {
      for (const color of ['white', ...colors]) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const backgroundsOf = (element: Element | null): string[] =>
      element ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : [];

    const found: string[] = [];
    for (const box of root?.querySelectorAll<HTMLElement>('button, a, input, select, textarea, article') ?? []) {
      const { appearance, backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(box);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      const isDrawnByBrowser = appearance !== 'none' && box.matches('[type="checkbox"], [type="radio"]');
      if (!box.checkVisibility({ visibilityProperty: true }) || !hasBorder || isDrawnByBrowser) continue;
      const isTransparent = /^rgba\(.*, 0\)$|\/ 0\)$/.test(borderTopColor);
      if (isTransparent || box.matches('figure *')) continue;
      const backgrounds = backgroundsOf(box.parentElement);
      const layers = [...backgrounds, backgroundColor];
      const contrast = Math.max(
        ratio(luminance([...layers, borderTopColor]), luminance(backgrounds)),
        ratio(luminance(layers), luminance(backgrounds)),
      );
      if (contrast < required)
        found.push(`${box.tagName} "${(box.ariaLabel ?? box.innerText).trim().slice(0, 40)}" ${contrast.toFixed(2)}`);
    }
    return found;
  }, minContrast);

/** Returns the selectors of our texts with a contrast below 7:1, or below 4.5:1 if they are large, with axe's explanation. */
export async function lowContrastTexts(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const builder = new AxeBuilder({ page }).include('#flightdeck').withRules(['color-contrast-enhanced']);
  // Not in legacy mode, in which the fourth or fifth run on a page with frames may not end.
  const { violations } = await builder.analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`));
}

/** Expects the contrasts for users who prefer more: 7:1 for texts, and 4.5:1 for controls and cards. */
export async function expectMoreContrast(page: Page): Promise<void> {
  expect([...(await lowContrastTexts(page)), ...(await lowContrastBorders(page, 4.5))]).toEqual([]);
}
