import type { Browser, BrowserContext } from '@playwright/test';
import { visitor } from '../visit/browser';
import { brotliSize, codeOf, type Target } from '../visit/load';
import { watchNetwork } from '../visit/network';

/**
 * Returns the compressed bytes of all scripts and style sheets of a page that shows one widget and no other part of ours.
 * @param prepare prepares a visitor, for example logs in
 */
export async function widgetBytes(
  browser: Browser,
  target: Target,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<number> {
  const context = await visitor(browser);
  await prepare(context);
  const page = await context.newPage();
  const network = await watchNetwork(await context.newCDPSession(page));
  await page.goto(target.url, { waitUntil: 'load' });
  await page.locator(target.marks.card).first().waitFor();
  await network.quiet();
  const files = codeOf(target, network.requests);
  await context.close();
  return files.reduce((sum, { url }) => sum + brotliSize(target.fileOf(url)), 0);
}
