import type { Page } from '@playwright/test';

/** Records words of every failure that a page shows, even if they disappear. Call it before the page opens. */
export const watchFailures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown = new Set<string>();
    Reflect.set(globalThis, 'failuresShown', shown);
    const failureTexts =
      /is not available|stopped working|could(?: not|n't) be loaded|Couldn't load|Loading chunk|Retry|Load notices/g;
    new MutationObserver(() => {
      const text = document.getElementById('flightdeck')?.textContent ?? '';
      for (const [words] of text.matchAll(failureTexts)) shown.add(words);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Returns the words of failures that the page has shown, such as `is not available`; empty if it has shown none. */
export const failuresShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Reflect.get(globalThis, 'failuresShown')]);
