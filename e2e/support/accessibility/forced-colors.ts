import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Returns controls that have neither a border nor underlined text. Forced colors remove backgrounds and shadows. */
export const controlsWithoutBorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#flightdeck');
    const found: string[] = [];
    for (const control of root?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? []) {
      // Skip checkboxes and radio buttons, whose borders the browser draws, and tabs and chart bars, whose containers have a
      // border.
      if (!control.checkVisibility() || control.matches('[type="checkbox"], [type="radio"], [role="tab"], figure *'))
        continue;
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      if (!hasBorder && !textDecorationLine.includes('underline'))
        found.push(`${control.tagName} "${(control.ariaLabel ?? control.innerText).trim().slice(0, 40)}"`);
    }
    return found;
  });

/** Expects that each control can be distinguished from text when the user forces the colors. */
export const expectBorders = (page: Page): Promise<void> =>
  expect.poll(() => controlsWithoutBorder(page), 'controls without a border').toEqual([]);
