import type { BrowserContext } from '@playwright/test';

/**
 * Translates each page of a context as Chrome does: two nested `font` elements replace each text node, initially and after each
 * change. The translation is the text in upper case.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const translations = new WeakSet<Node>();
    const translate = (node: Node) => {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (translations.has(node) || !parent || !/\S/.test(node.data)) return;
        if (parent.closest('script, style, noscript, textarea, title, svg')) return;
        const outer = document.createElement('font');
        outer.style.verticalAlign = 'inherit';
        const inner = outer.appendChild(document.createElement('font'));
        inner.style.verticalAlign = 'inherit';
        const text = inner.appendChild(document.createTextNode(node.data.toUpperCase()));
        translations.add(text);
        node.replaceWith(outer);
      } else for (const child of [...node.childNodes]) translate(child);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translate(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
