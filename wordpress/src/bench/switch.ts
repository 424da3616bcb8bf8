import type { BrowserContext, CDPSession } from '@playwright/test';
import { evaluate } from '../../../tools/src/bench/visit/input';

/** Times in ms of a switch on a dashboard; null when the page did not show the text. */
export interface SwitchTimes {
  /** From the press until the page says that it saves. */
  readonly feedback: number | null;
  /** From the press until the page says that it has saved, without the time of the write. */
  readonly notice: number | null;
}

export const switchFigures = ['feedback', 'notice'] as const;

export interface SwitchPage {
  readonly url: string;
  /** Selector of the switch. */
  readonly toggle: string;
  /** Selector of the element in which the page shows notices. */
  readonly notices: string;
}

/** Time in ms to wait until a page has drawn all cards, or a notice has closed automatically. */
const settleMs = 4000;

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
  const found = await evaluate(
    session,
    `new Promise((resolve, reject) => {
      const button = document.querySelector(${JSON.stringify(toggle)});
      if (!button) return reject(new Error('The page has no switch.'));
      const says = (text) => document.querySelector(${JSON.stringify(notices)})?.textContent.includes(text);
      const start = performance.now();
      let feedback = null;
      const look = () => {
        const now = performance.now() - start;
        feedback ??= says('Updating settings') ? now : null;
        const isSaved = feedback !== null && says('Updated settings');
        if (!isSaved && now < 10000) return requestAnimationFrame(look);
        const write = performance.getEntriesByType('resource')
          .find(({ name, startTime }) => startTime >= start && name.includes('jetpack/v4/settings'));
        resolve([feedback, isSaved && write ? now - write.duration : null]);
      };
      button.click();
      requestAnimationFrame(look);
    })`,
  );
  const [feedback, notice]: unknown[] = Array.isArray(found) ? found : [];
  const asTime = (value: unknown) => (typeof value === 'number' ? value : null);
  return { feedback: asTime(feedback), notice: asTime(notice) };
}
