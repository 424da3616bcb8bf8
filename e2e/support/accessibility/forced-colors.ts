import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Returns controls that have neither an edge nor a line under their text. Forced colors remove backgrounds and shadows. */
export const controlsWithoutBorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#flightdeck');
    const found: string[] = [];
    for (const control of root?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? []) {
      // Browsers draw boxes and radio buttons. A group of tabs has an edge, and so has a chart.
      if (!control.checkVisibility() || control.matches('[type="checkbox"], [type="radio"], [role="tab"], figure *'))
        continue;
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(control);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      if (!hasEdge && !textDecorationLine.includes('underline'))
        found.push(`${control.tagName} "${(control.ariaLabel ?? control.innerText).trim().slice(0, 40)}"`);
    }
    return found;
  });

/** Expects that each control can be distinguished from text when the user forces the colors. */
export const expectBorders = (page: Page): Promise<void> =>
  expect.poll(() => controlsWithoutBorder(page), 'controls without an edge').toEqual([]);
