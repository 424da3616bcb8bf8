import type { Page } from '@playwright/test';
import { softExpect } from '../test';

/**
 * Returns up to eight texts that a box cuts off, or that overlap another text. For zoom and larger texts; `fitting-texts.ts`
 * is for texts at the usual size in all languages.
 */
export const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#flightdeck');
    if (!root) return ['nothing is shown'];
    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** Returns whether a text is for screen readers only, such as the head of a table that is shown as a list. */
    const isForScreenReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      ((element.clientWidth === 1 && element.clientHeight === 1) || isForScreenReadersOnly(element.parentElement));
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      const isHidden = !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Leave out hidden texts, options, and text areas, which scroll.
      const isIgnored = element?.closest('.fd-visually-hidden, option, textarea') || isForScreenReadersOnly(element);
      if (!element || text === '' || isHidden || isIgnored) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1) lines.push({ text: text.slice(0, 50), element, box });
    }

    const cuttingAncestor = ({ element, box }: Line): Element | null => {
      for (
        let current: Element | null = element;
        current && current !== root.parentElement;
        current = current.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(current);
        const { left, right, top, bottom } = current.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(overflowX) && (box.left < left - 1 || box.right > right + 1);
        const cutsY = /hidden|clip/.test(overflowY) && (box.top < top - 2 || box.bottom > bottom + 2);
        if (cutsX || cutsY) return current;
      }
      return null;
    };
    const unreadable = lines.flatMap((line) => {
      const ancestor = cuttingAncestor(line);
      return ancestor ? [`"${line.text}" is cut by ${ancestor.tagName}.${ancestor.className}`] : [];
    });
    const isOverlapping = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (!isOverlapping(one.box, other.box)) continue;
        // A text may cover the page on purpose, such as a toast.
        const covers = '[popover], #fd-toasts, [data-testid="chart-tooltip"]';
        if (one.element.closest(covers) !== other.element.closest(covers)) continue;
        unreadable.push(`"${one.text}" overlaps "${other.text}"`);
      }
    return unreadable.slice(0, 8);
  });

/** Expects that each text is readable: none is cut off or covered by another. @param when shown in a failure */
export const expectTextsFit = (page: Page, when: string): Promise<void> =>
  softExpect.poll(() => unreadableTexts(page), `unreadable texts ${when}`).toEqual([]);

/**
 * Sets the default font size of the browser, in px, and expects that every text is readable and at least 12 px tall.
 */
export async function expectTextsWithDefaultSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expectTextsFit(page, `with a default font size of ${standard} px`);
  const smallTexts = await page
    .locator('#flightdeck :not(option)')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
            ) && Number.parseFloat(getComputedStyle(element).fontSize) < 12,
        )
        .map(({ textContent }) => textContent),
    );
  softExpect(smallTexts, 'texts smaller than 12 px').toEqual([]);
}

/** Doubles font size and line height of all texts, and changes nothing else, as the text zoom of browsers does. */
export const zoomTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('#flightdeck, #flightdeck *')];
    const sizes = all.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
    });
    for (const [index, element] of all.entries()) {
      const [fontSize = 13, lineHeight = Number.NaN] = sizes[index] ?? [];
      element.style.fontSize = `${2 * fontSize}px`;
      if (!Number.isNaN(lineHeight)) element.style.lineHeight = `${2 * lineHeight}px`;
    }
  });

/** Applies the text spacing of WCAG 1.4.12 to lines, paragraphs, letters and words. */
export const spaceTexts = async (page: Page): Promise<void> => {
  const sheet = `#flightdeck * {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  }
  #flightdeck p { margin-block-end: 2em !important; }`;
  // A style element would violate the content security policy of the page.
  await page.evaluate((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  }, sheet);
};
