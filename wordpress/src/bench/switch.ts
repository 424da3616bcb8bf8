import type { BrowserContext, CDPSession } from '@playwright/test';
import { evaluate } from '../../../tools/src/bench/evaluate';

/** Times in ms from a press of a switch to the notices of the page; null for a notice that is not shown within 10 seconds. */
export interface SwitchTimes {
  /** Time to the notice "Updating settings". */
  readonly savingNotice: number | null;
  /** Time to the notice "Updated settings". */
  readonly savedNotice: number | null;
}

export interface SwitchPage {
  readonly url: string;
  /** CSS selector of the switch. */
  readonly toggle: string;
  /** CSS selector of the element in which the page shows notices. */
  readonly notices: string;
}

/** How long to wait until a page has drawn all cards, or until a notice has closed, in ms. */
const settleMs = 4000;

/** Presses the first switch of a page twice at a quarter of the processor's speed. @returns the times of the first press */
export async function pressSwitch(context: BrowserContext, target: SwitchPage): Promise<SwitchTimes> {
  const page = await context.newPage();
  await page.goto(target.url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await press(session, target);
  await page.waitForTimeout(settleMs);
  // Restores the module.
  await press(session, target);
  await page.close();
  return times;
}

async function press(session: CDPSession, { toggle, notices }: SwitchPage): Promise<SwitchTimes> {
  const measured = await evaluate(
    session,
    `new Promise((resolve, reject) => {
      const button = document.querySelector(${JSON.stringify(toggle)});
      if (!button) return reject(new Error('The page has no switch.'));
      const shows = (text) => document.querySelector(${JSON.stringify(notices)})?.textContent.includes(text);
      const start = performance.now();
      let savingNotice = null;
      const check = () => {
        const now = performance.now() - start;
        savingNotice ??= shows('Updating settings') ? now : null;
        const isSaved = shows('Updated settings');
        if (!isSaved && now < 10_000) return requestAnimationFrame(check);
        resolve([savingNotice, isSaved ? now : null]);
      };
      button.click();
      requestAnimationFrame(check);
    })`,
  );
  const [savingNotice, savedNotice]: unknown[] = Array.isArray(measured) ? measured : [];
  const asTime = (value: unknown) => (typeof value === 'number' ? value : null);
  return { savingNotice: asTime(savingNotice), savedNotice: asTime(savedNotice) };
}
