import type { Page } from '@playwright/test';
import { neededChromium, quietArgs } from '../../tools/src/setup/chromium.mjs';

/** Launch options for a browser with the back/forward cache, which Playwright turns off. */
export const launchOptionsWithCache = {
  executablePath: neededChromium({ hasWindow: true }),
  args: quietArgs,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Result of returning to a page with Back. */
export interface CacheResult {
  /** Whether the browser showed the page again without loading it. */
  readonly isCached: boolean;
  /** Reasons why the page was not cached, as Chromium names them. */
  readonly reasons: readonly string[];
}

/** Leaves the page for another page of the site, and returns with Back. */
export async function leaveAndReturn(page: Page, otherUrl: string): Promise<CacheResult> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Set<string>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.add(reason);
  });
  // Only a page from the cache still has this variable.
  await page.evaluate(() => Object.assign(globalThis, { isCached: true }));
  const { href } = new URL(page.url());
  await page.evaluate((url) => location.assign(url), otherUrl);
  await page.waitForURL((url) => url.href === otherUrl);
  await page.evaluate(() => history.back());
  await page.waitForURL(href, { waitUntil: 'commit' });
  const isCached = await page.evaluate(() => 'isCached' in globalThis);
  await session.detach();
  return { isCached, reasons: [...reasons] };
}
