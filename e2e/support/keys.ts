import type { Locator, Page } from '@playwright/test';
import { networkAtRest } from './network';
import { expect } from './test';

/** Limit for presses of the Tab key. The admin menu of WordPress has about a hundred tab stops. */
const maxPresses = 200;

/** The focused element, as a user sees it. */
interface Focus {
  readonly name: string;
  /** Why a user can't see the focus; null if it is visible. */
  readonly problem: string | null;
  /** Position in the page, in px. */
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  /** Title of the card around the element. */
  readonly card: string | null;
}

/** Describes the focused element. Headings and dialogs that a script focuses need no outline, because no key operates them. */
const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const nothing = { name: '', top: 0, left: 0, bottom: 0, card: null };
    if (!active || active === document.body) return { ...nothing, problem: 'nothing has the focus' };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active);
    const { top, bottom, left, right, width, height } = active.getBoundingClientRect();
    const hasOutline = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    const isVisible = active.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width * height > 1;
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const root = active.getRootNode();
    const isInWidget = root instanceof ShadowRoot;
    const hit = (isInWidget ? root : document).elementFromPoint(left + width / 2, top + height / 2);
    const isCovered =
      hit !== null && !active.contains(hit) && !hit.contains(active) && !hit.closest('label, #fd-toasts');
    const isOurs = isInWidget || active.closest('#flightdeck') !== null;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined;
    const name = (active.ariaLabel ?? label ?? active.textContent ?? '').trim().slice(0, 60);
    // The toolbar and the menu belong to WordPress.
    const problems = isOurs
      ? [
          !isVisible && 'is not visible',
          !isInWindow && 'is outside the window',
          isCovered && 'is covered',
          !(hasOutline && active.matches(':focus-visible')) && 'has no outline',
        ]
      : [];
    // An element with a negative tabindex is not a control, and may be invisible, such as the heading of a new screen.
    const problem = active.getAttribute('tabindex') === '-1' ? undefined : problems.find(Boolean);
    return {
      name,
      problem: problem ? `"${name}" ${problem}` : null,
      top: top + scrollY,
      left,
      bottom: bottom + scrollY,
      card: active.closest('article')?.querySelector('h2, h3, h4')?.textContent ?? null,
    };
  });

/** Operates a page by keys alone. Each step expects a focus that the user can see. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Expects a visible focus. Waits for it, because the focus can be lost for a moment.
   * @param when shown in a failure
   * @param container selector of an element around the focus
   */
  async expectFocus(when: string, container = 'html'): Promise<void> {
    await expect
      .poll(async () => (await readFocus(this.#page)).problem ?? (await this.#isFocusIn(container)), `focus ${when}`)
      .toBe(true);
  }

  #isFocusIn(container: string): Promise<boolean> {
    return this.#page.evaluate((selector) => document.activeElement?.closest(selector) != null, container);
  }

  /** Presses Tab until a control has the focus. @param isBackwards whether to press Shift+Tab */
  async goTo(target: Locator, isBackwards = false): Promise<void> {
    await expect(target).toBeVisible();
    // A control loses the focus when it is replaced after its data has loaded.
    await networkAtRest(this.#page);
    const isFocused = () => target.evaluate((element) => element.matches(':focus'));
    for (let presses = 0, isThere = await isFocused(); presses < maxPresses && !isThere; presses += 1) {
      await this.#page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
      const [{ problem, name }, isFocusedNow] = await Promise.all([readFocus(this.#page), isFocused()]);
      isThere = isFocusedNow;
      // Between the last element and the first, the browser's own controls have the focus. That is a problem without a name.
      if (problem && name) expect(problem).toBeNull();
    }
    await expect(target).toBeFocused();
    await this.expectFocus('after Tab');
  }

  /** Goes to a control and presses a key. Expects that the focus is not lost afterwards. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press(key);
    await this.expectFocus(`after ${key}`);
  }

  /** Goes to a field and replaces its text. */
  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.#page.keyboard.press('Control+a');
    await this.#page.keyboard.type(text);
    await this.expectFocus('after typing');
  }

  /**
   * Presses Tab through the whole screen.
   * @returns elements whose focus a user can't see, and elements that get the focus after an element below them, or after one
   * further right in the same row
   */
  async focusOrderProblems(): Promise<string[]> {
    const stops: Focus[] = [];
    await this.#page.locator('#fd-outlet').evaluate((outlet) => {
      outlet.tabIndex = -1;
      outlet.focus();
    });
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await this.#page.keyboard.press('Tab');
      const isInside = await this.#page.evaluate(() => document.activeElement?.closest('#fd-outlet') !== null);
      if (!isInside) break;
      stops.push(await readFocus(this.#page));
    }
    expect(stops.length).toBeGreaterThan(3);
    const problems = stops.flatMap(({ problem }) => problem ?? []);
    for (const [index, stop] of stops.entries()) {
      const previous = stops[index - 1];
      if (!previous) continue;
      // The next card may be beside the previous card, and begin above its end.
      const isAbove = stop.bottom <= previous.top && (stop.card === previous.card || stop.left <= previous.left);
      const isSameRow = stop.top < previous.bottom && previous.top < stop.bottom;
      if (isAbove || (isSameRow && stop.left < previous.left)) problems.push(`"${stop.name}" after "${previous.name}"`);
    }
    return problems;
  }
}
