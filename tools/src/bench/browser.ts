import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { neededChromium, quietArgs } from '../setup/chromium.mjs';

/** Starts a headless Chromium that contacts only the measured pages. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: neededChromium(), args: quietArgs });

/** Returns the browser context of a new visitor, with an empty cache. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // tsx wraps named functions in a helper that the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
