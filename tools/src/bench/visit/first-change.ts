import type { BrowserContext } from '@playwright/test';
import { click, evaluate } from './input';
import { type Connection, openPage, type Target } from './load';

/** A round trip of 20 ms, 10 Mbit/s. */
const homeConnection: Connection = { latency: 20, bytesPerSecond: 1_250_000 };

const settingsLink = '#fd-outlet a[href="#/security"]';
/** Source code of a function that returns whether the settings have replaced the dashboard. */
const hasChangedCode = `() => {
  const isVisible = (selector) => [...document.querySelectorAll('#fd-outlet ' + selector)].some((each) => each.getClientRects().length > 0);
  return isVisible('[data-testid="settings-card"]') && !isVisible('[data-testid="dash-card"]');
}`;

/**
 * Goes from the dashboard to the settings, which are not loaded yet, over a home connection, with the processor slowed down four times.
 * @param hoverTime time in ms for which the pointer rests on the link before the click
 * @returns ms from the click until a card of the settings is visible; NaN when none appears
 */
export async function measureFirstChange(context: BrowserContext, target: Target, hoverTime: number): Promise<number> {
  const { page, session } = await openPage(context, target, 4, homeConnection);
  await evaluate(
    session,
    `void (globalThis.changeTime = new Promise((resolve) => addEventListener('click', () => {
      resolve(flightdeckProbe.until(${hasChangedCode}, performance.now()));
    }, { capture: true, once: true })))`,
  );
  // The first movement of the pointer loads the code for prefetching. A user moves the pointer before it reaches the link.
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 300 });
  await page.waitForTimeout(500);
  await click(session, settingsLink, hoverTime);
  const time = await evaluate(session, 'globalThis.changeTime');
  await page.close();
  return typeof time === 'number' ? time : Number.NaN;
}
