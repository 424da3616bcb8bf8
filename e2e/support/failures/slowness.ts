import type { Page } from '@playwright/test';

/** Limits the network to a number of kbit/s in both directions, with a latency of 200 ms. */
export async function limitNetwork(page: Page, kbits: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: (kbits * 1000) / 8,
    uploadThroughput: (kbits * 1000) / 8,
  });
}

/** Records every failure that a page shows, including those that disappear. Call it before the page opens. */
export const watchFailures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown = new Set<string>();
    Reflect.set(globalThis, 'failuresShown', shown);
    const failed =
      /is not available|stopped working|could(?: not|n't) be loaded|Couldn't load|Loading chunk|Retry|Load notices/g;
    new MutationObserver(() => {
      const text = document.getElementById('flightdeck')?.textContent ?? '';
      for (const [words] of text.matchAll(failed)) shown.add(words);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Returns the failures that were shown. */
export const failuresShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Reflect.get(globalThis, 'failuresShown')]);
