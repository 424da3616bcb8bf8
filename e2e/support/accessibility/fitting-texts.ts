import type { Page } from '@playwright/test';

/**
 * Returns a line for each text that doesn't fit: texts that their element or the window cuts off, texts that are wider than
 * their button, tab, radio button, label or table cell, texts that wrap in a button, tab or column heading although the window
 * is at least 1280 px wide, texts that cover another text, and placeholders that are wider than their field. For texts at the
 * usual size in all languages; `text-fit.ts` is for zoom and larger texts.
 */
export const textFitProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 1;
    const found = new Set<string>();
    const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className).split(' ')[0]}`;
    const add = (problem: string, text: string, element: Element) =>
      found.add(`${problem}: "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}" in ${nameOf(element)}`);
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], code, pre');
    const canCut = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    /** Returns whether the user can scroll to a text that is beyond the window. */
    const isInScrollContainer = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScrollContainer(element.parentElement));
    const isForScreenReadersOnly = (element: Element) => {
      for (
        let current: Element | null = element;
        current && current.id !== 'flightdeck';
        current = current.parentElement
      ) {
        const { width, height } = current.getBoundingClientRect();
        if ((width <= 1 || height <= 1) && canCut(current)) return true;
      }
      return false;
    };

    const texts: { text: string; element: Element; boxes: DOMRect[] }[] = [];
    // An open dialog covers the page.
    const root = document.querySelector('dialog:modal') ?? document.querySelector('#flightdeck') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !text.trim() || !isShown(element) || isForScreenReadersOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (boxes.length > 0) texts.push({ text, element, boxes });
    }

    const width = document.documentElement.clientWidth;
    for (const { text, element, boxes } of texts) {
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const containerSelectors = ['button, a[class], [role="tab"], [role="radio"]', 'th, td', 'label'];
      for (const container of containerSelectors.flatMap((selector) => element.closest(selector) ?? [])) {
        const box = container.getBoundingClientRect();
        const isInline = getComputedStyle(container).display === 'inline';
        if (!isInline && (left < box.left - tolerance || right > box.right + tolerance))
          add(`wider than its ${nameOf(container)}`, text, element);
      }
      for (let current: Element | null = element; current && current !== root; current = current.parentElement) {
        if (!canCut(current)) continue;
        const box = current.getBoundingClientRect();
        const isScrolled =
          /auto|scroll/.test(getComputedStyle(current).overflowX) && current.scrollWidth > current.clientWidth;
        if (!isScrolled && (left < box.left - tolerance || right > box.right + tolerance))
          add(`cut by ${nameOf(current)}`, text, element);
        break;
      }
      const isInWindow = left >= -tolerance && right <= width + tolerance;
      if (!isInWindow && !isInScrollContainer(element)) add('beyond the window', text, element);
      const control = element.closest('button, [role="tab"], th[scope="col"], a[class*="button"]');
      // Boxes on one line can differ by a few pixels.
      const lines = new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
      if (control && width >= 1280 && lines > 1) add('in several lines', text, element);
    }

    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const isOverlapping = one.boxes.some((box) =>
          other.boxes.some(
            (otherBox) =>
              Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left) > 3 &&
              // The box of a line is taller than its letters.
              Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top) >
                0.6 * Math.min(box.height, otherBox.height),
          ),
        );
        if (isOverlapping) add(`over "${other.text.trim().slice(0, 40)}"`, one.text, one.element);
      }

    const canvas = document.createElement('canvas').getContext('2d');
    for (const field of root.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      // Examples of code may be longer than their field.
      if (!canvas || !field.checkVisibility() || field.value || field.dir === 'ltr') continue;
      const style = getComputedStyle(field);
      canvas.font = style.font;
      const available =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (canvas.measureText(field.placeholder).width > available + tolerance)
        add('placeholder cut', field.placeholder, field);
    }
    return [...found];
  });
