import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test';
import { type Exception, exceptionsOn } from './exceptions';

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Whether journeys run on WordPress, whose admin has landmarks around ours (docs/wordpress.md). */
const isOnWordPress = Boolean(process.env.FLIGHTDECK_JOURNEYS);

/** Elements to check, and the rules for them. */
export interface Scope {
  /** Selector of our elements on the page of the server. Includes open shadow roots. */
  readonly within?: string | undefined;
  /** Whether the markup is foreign: then only the rules of WCAG are checked, without best practices. */
  readonly isForeignPage?: boolean | undefined;
}

/** Returns whether an accepted exception covers a finding. @param target selector of the element in the document */
const isCovered = (page: Page, rule: string, target: string, accepted: readonly Exception[]): Promise<boolean> =>
  page.evaluate(
    ({ target, selectors }) => selectors.some((selector) => document.querySelector(target)?.matches(selector)),
    { target, selectors: accepted.filter((each) => each.rule === rule).map(({ selector }) => selector) },
  );

/** Waits for transitions, whose intermediate colors fail the contrast rules. Does not wait for endless animations, such as spinners. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(finite.map(({ finished }) => finished)).then(() => undefined);
  });

/**
 * Expects no violation of WCAG 2.2 AA or, on our own pages, of axe's best practices, except accepted ones. No rule is turned
 * off.
 * @param accepted default: all exceptions, none of which may have expired
 */
export async function expectAccessible(
  page: Page,
  { within, isForeignPage = isOnWordPress }: Scope = {},
  accepted: readonly Exception[] = exceptionsOn(new Date()),
): Promise<void> {
  await waitForAnimations(page);
  const builder = new AxeBuilder({ page })
    .withTags(isForeignPage ? wcagTags : [...wcagTags, 'best-practice'])
    .setLegacyMode(true);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const messages: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      // One selector for each shadow root around the element, and one for the element.
      const selectors = target.flat();
      const [selector = ''] = selectors;
      if (accepted.length > 0 && selectors.length === 1 && (await isCovered(page, id, selector, accepted))) continue;
      messages.push(`${id}: ${selectors.join(' ')}: ${failureSummary}`);
    }
  expect(messages).toEqual([]);
}

/** Expects a page without horizontal scrolling. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflowingElements = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width: boxWidth } = element.getBoundingClientRect();
        return boxWidth > 1 && (right > clientWidth + 1 || left < -1);
      });
      return [
        `${scrollWidth} of ${clientWidth} px`,
        ...beyond.slice(0, 5).map((each) => `${each.tagName}.${each.className}`),
      ];
    });
  // A chart adapts to a new width a moment later.
  await expect.poll(overflowingElements, 'wider than the window').toEqual([]);
}
