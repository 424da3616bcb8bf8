import type { Page } from '@playwright/test';
import { softExpect } from '../test';

/**
 * Returns the controls whose hit area is smaller than a minimum size in px, each with the size of its hit area. Measures the
 * hit area with points around the control, because it can be larger than the control's box. Leaves out links in sentences and
 * bars of charts, which WCAG 2.5.8 exempts, and disabled controls.
 */
export const smallTargets = (page: Page, minimum: number): Promise<string[]> =>
  page.evaluate((minSize) => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#flightdeck');
    const controls = root?.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [tabindex="0"]',
    );

    /** Returns a control and its labels: a click on the label of a checkbox or radio button operates the control. */
    const hitElementsOf = (control: HTMLElement): readonly Element[] => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [control, ...labels];
    };
    const isInSentence = (control: HTMLElement): boolean => {
      if (getComputedStyle(control).display !== 'inline') return false;
      let block = control.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      const textLength = control.innerText.trim().length;
      // A few characters beside the link, such as an icon or a full stop, don't make a sentence.
      return (block?.innerText.trim().length ?? 0) > textLength + 8;
    };
    const isBar = (control: Element) =>
      control.closest('[role="group"]') !== null && control.closest('figure') !== null;

    /** Returns the distance in px from a point to the end of the hit area in one direction, up to the minimum. */
    const hitDistance = (
      hitElements: readonly Element[],
      x: number,
      y: number,
      stepX: number,
      stepY: number,
    ): number => {
      let length = 0;
      while (length < minSize) {
        const hit = document.elementFromPoint(x + stepX * (length + 1), y + stepY * (length + 1));
        // A toast may cover a control for a while.
        const isCovered = hit?.closest('#fd-toasts') && !hitElements[0]?.closest('#fd-toasts');
        if (!hit || !(isCovered || hitElements.some((element) => element.contains(hit)))) break;
        length += 1;
      }
      return length;
    };

    const small: string[] = [];
    for (const control of controls ?? []) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [inert] *')) continue;
      if (isBar(control) || isInSentence(control)) continue;
      const box = control.getBoundingClientRect();
      if (box.width >= minSize && box.height >= minSize) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [line = control.getBoundingClientRect()] = control.getClientRects();
      // A popover stays where its button is, which may be outside of a window that has become smaller.
      if (line.bottom > innerHeight || line.top < 0) continue;
      const hitElements = hitElementsOf(control);
      const x = line.left + line.width / 2;
      const y = line.top + line.height / 2;
      const width = Math.max(
        box.width,
        hitDistance(hitElements, x, y, -1, 0) + hitDistance(hitElements, x, y, 1, 0) + 1,
      );
      const height = Math.max(
        box.height,
        hitDistance(hitElements, x, y, 0, -1) + hitDistance(hitElements, x, y, 0, 1) + 1,
      );
      // Points are a pixel apart, so sizes are accurate to one pixel.
      if (width >= minSize - 1 && height >= minSize - 1) continue;
      const name = control.ariaLabel ?? control.innerText;
      small.push(`${control.tagName} "${name.trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
  }, minimum);

/** Expects controls of a minimum size: 24 px with a mouse (WCAG 2.5.8), 44 px for touch. */
export const expectTargets = (page: Page, minimum: 24 | 44): Promise<void> =>
  softExpect.poll(() => smallTargets(page, minimum), `controls smaller than ${minimum} px`).toEqual([]);
