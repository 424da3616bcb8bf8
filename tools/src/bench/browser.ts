import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../setup/chromium.mjs';

/** A headless Chromium that talks to nobody but the pages measured. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium on the PATH. Name one in FLIGHTDECK_CHROMIUM.');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath, args });
}

/** A visitor with an empty cache. */
export async function visitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // The compiler of this file wraps named functions in a helper that the page has not.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
