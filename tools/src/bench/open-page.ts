import type { BrowserContext, CDPSession, Page } from '@playwright/test';

declare global {
  /** When the first card became visible, in ms since the navigation began. A property of the page under test. */
  var benchFirstCard: Promise<number>;
}

/** Sets `benchFirstCard`. Runs in the page before any other script, so it must not use anything outside this function. */
function installProbe(card: string): void {
  const isVisible = () => {
    const shadows = [...document.querySelectorAll('flightdeck-widget')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const cards = [document, ...shadows].flatMap((root) => [...root.querySelectorAll(card)]);
    return cards.some((element) => element.getClientRects().length > 0);
  };
  globalThis.benchFirstCard = new Promise((resolve) => {
    const check = () => (isVisible() ? resolve(performance.now()) : requestAnimationFrame(check));
    check();
  });
}

/**
 * Opens a page, and waits until the network is idle.
 * @param card selector of the cards that can appear first
 * @param cpuSlowdown factor by which the processor is slowed down
 */
export async function openPage(
  context: BrowserContext,
  url: string,
  card: string,
  cpuSlowdown: number,
): Promise<{ readonly page: Page; readonly session: CDPSession; readonly firstCardVisible: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(installProbe, card);
  await page.goto(url, { waitUntil: 'networkidle' });
  const firstCardVisible = await page.evaluate(() => globalThis.benchFirstCard);
  return { page, session, firstCardVisible };
}
