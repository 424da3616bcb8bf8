import type { Browser, BrowserContext } from '@playwright/test';
import { newVisitor } from '../visit/browser';
import { brotliSize, codeOf, type Target } from '../visit/load';
import { watchNetwork } from '../visit/network';

/**
 * Returns the brotli bytes of our scripts and style sheets on a page that shows one widget and no other part.
 * @param target page with the widget
 * @param prepare prepares a visitor, for example logs in
 */
export async function widgetBytes(
  browser: Browser,
  target: Target,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<number> {
  const context = await newVisitor(browser);
  await prepare(context);
  const page = await context.newPage();
  const network = await watchNetwork(await context.newCDPSession(page));
  await page.goto(target.url, { waitUntil: 'load' });
  await page.locator(target.cards.firstCard).first().waitFor();
  await network.waitUntilIdle();
  const files = codeOf(target, network.requests);
  await context.close();
  return files.reduce((sum, { url }) => sum + brotliSize(target.fileOf(url)), 0);
}
