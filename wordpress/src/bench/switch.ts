import type { BrowserContext, CDPSession } from '@playwright/test';
import { evaluate } from '../../../tools/src/bench/visit/input';

/** Times in ms from a press of a switch to the notices of the page; null for a notice that is not shown within 10 seconds. */
export interface SwitchTimes {
  /** Time to the notice "Updating settings". */
  readonly savingNotice: number | null;
  /** Time to the notice "Updated settings", minus the duration of the write request. */
  readonly savedNotice: number | null;
}

export const switchFigures = ['savingNotice', 'savedNotice'] as const;

export interface SwitchPage {
  readonly url: string;
  /** CSS selector of the switch. */
  readonly toggle: string;
  /** CSS selector of the element in which the page shows notices. */
  readonly notices: string;
}

/** How long to wait until a page has drawn all cards, or until a notice has closed, in ms. */
const settleMs = 4000;
/** How long to wait for the notices after a press, in ms. */
const noticeLimitMs = 10_000;

/** Presses the first switch of a page twice; the second press restores the module. @returns the times of the first press */
export async function pressSwitch(
  context: BrowserContext,
  target: SwitchPage,
  cpuSlowdown: number,
): Promise<SwitchTimes> {
  const page = await context.newPage();
  await page.goto(target.url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const times = await press(session, target);
  await page.waitForTimeout(settleMs);
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
        const isSaved = savingNotice !== null && shows('Updated settings');
        if (!isSaved && now < ${noticeLimitMs}) return requestAnimationFrame(check);
        const write = performance.getEntriesByType('resource')
          .find(({ name, startTime }) => startTime >= start && name.includes('jetpack/v4/settings'));
        resolve([savingNotice, isSaved && write ? now - write.duration : null]);
      };
      button.click();
      requestAnimationFrame(check);
    })`,
  );
  const [savingNotice, savedNotice]: unknown[] = Array.isArray(measured) ? measured : [];
  const asTime = (value: unknown) => (typeof value === 'number' ? value : null);
  return { savingNotice: asTime(savingNotice), savedNotice: asTime(savedNotice) };
}
