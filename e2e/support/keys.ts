import type { Locator, Page } from '@playwright/test';
import { maxPresses } from './accessibility/keyboard';
import { networkAtRest } from './network';
import { expect } from './test';

/** The focused element, as a user sees it. */
interface Focus {
  readonly name: string;
  readonly problem: string | null;
  /** Place in the page, in px, and the card around it. */
  readonly top: number;
  readonly start: number;
  readonly bottom: number;
  readonly card: string | null;
}

/** Describes the focused element. Headings and dialogs that a script focuses need no ring, because no key operates them. */
const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const nothing = { name: '', top: 0, start: 0, bottom: 0, card: null };
    if (!active || active === document.body) return { ...nothing, problem: 'nothing has the focus' };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active);
    const { top, bottom, left, right, width, height } = active.getBoundingClientRect();
    const ring = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    const isSeen = active.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width * height > 1;
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const root = active.getRootNode();
    const isInWidget = root instanceof ShadowRoot;
    const hit = (isInWidget ? root : document).elementFromPoint(left + width / 2, top + height / 2);
    const isCovered =
      hit !== null && !active.contains(hit) && !hit.contains(active) && !hit.closest('label, #fd-toasts');
    const isOurs = isInWidget || active.closest('#flightdeck') !== null;
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : undefined;
    const name = (active.ariaLabel ?? label ?? active.textContent ?? '').trim().slice(0, 60);
    // A script focused it, such as the heading of a new screen, which may be for screen readers only.
    const isControl = active.getAttribute('tabindex') !== '-1';
    const problem =
      isControl && !isSeen
        ? 'is not visible'
        : isControl && !isInWindow
          ? 'is outside the window'
          : isControl && isOurs && isCovered
            ? 'is covered'
            : isOurs && isControl && !(ring && active.matches(':focus-visible'))
              ? 'has no ring'
              : null;
    return {
      name,
      problem: problem && `"${name}" ${problem}`,
      top: top + scrollY,
      start: left,
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
   * Expects a visible focus, which may come back after a moment.
   * @param when shown in a failure
   * @param place selector of an element around the focus
   */
  async expectFocus(when: string, place = 'html'): Promise<void> {
    await expect
      .poll(async () => (await readFocus(this.#page)).problem ?? (await this.#isFocusIn(place)), `focus ${when}`)
      .toBe(true);
  }

  #isFocusIn(place: string): Promise<boolean> {
    return this.#page.evaluate((each) => document.activeElement?.closest(each) != null, place);
  }

  /** Presses Tab until a control has the focus. @param backwards with Shift */
  async goTo(target: Locator, backwards = false): Promise<void> {
    await expect(target).toBeVisible();
    // A control loses the focus when it is replaced after its data has loaded.
    await networkAtRest(this.#page);
    const isThere = () => target.evaluate((element) => element.matches(':focus'));
    for (let presses = 0; presses < maxPresses && !(await isThere()); presses += 1) {
      await this.#page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
      const { problem, name } = await readFocus(this.#page);
      // The focus passes the controls of the browser between the last element and the first.
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
   * @returns stops that come before something above them, or in their row before something that is read first
   */
  async outOfOrder(): Promise<string[]> {
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
    const wrong = stops.flatMap(({ problem }) => problem ?? []);
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1];
      if (!before) continue;
      // The next card may be beside the last one and begin above its end.
      const isAbove = stop.bottom <= before.top && (stop.card === before.card || stop.start <= before.start);
      const isBefore = stop.top < before.bottom && before.top < stop.bottom && stop.start < before.start;
      if (isAbove || isBefore) wrong.push(`"${stop.name}" after "${before.name}"`);
    }
    return wrong;
  }
}
