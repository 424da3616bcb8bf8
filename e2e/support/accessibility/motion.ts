import type { Page } from '@playwright/test';
import { softExpect } from '../test';

/** Returns up to ten elements that have an animation or a transition of more than a millisecond. */
export const movingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const msOf = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000)));
    const found: string[] = [];
    for (const element of document.querySelectorAll('#flightdeck, #flightdeck *'))
      for (const pseudo of [null, '::before', '::after']) {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, pseudo);
        const isAnimated = animationName !== 'none' && msOf(animationDuration) > 1;
        if (isAnimated || msOf(transitionDuration) > 1)
          found.push(`${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''}`);
      }
    return [...new Set(found)].slice(0, 10);
  });

/** Expects a page that does not move, for users who prefer reduced motion. */
export const expectNoMotion = (page: Page): Promise<void> =>
  softExpect.poll(() => movingElements(page), 'elements that move').toEqual([]);
