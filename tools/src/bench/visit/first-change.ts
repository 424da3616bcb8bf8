import type { BrowserContext } from '@playwright/test';
import { evaluate, press } from './input';
import { type Connection, open, type Target } from './load';

/** 20 ms, 10 Mbit/s: a home connection. */
const homeConnection: Connection = { latency: 20, bytesPerSecond: 1_250_000 };

const settingsLink = '#fd-outlet a[href="#/security"]';
/** Code of a function that returns whether the settings have replaced the dashboard. */
const arrivalCheck = `() => {
  const shows = (selector) => [...document.querySelectorAll('#fd-outlet ' + selector)].some((each) => each.getClientRects().length > 0);
  return shows('[data-testid="settings-card"]') && !shows('[data-testid="dash-card"]');
}`;

/**
 * Goes to the settings, which are not loaded yet, over a home connection, with the processor slowed down four times.
 * @param hoverTime ms that the pointer rests on the link before the press
 * @returns ms from the click until a card of the settings is visible
 */
export async function firstChange(context: BrowserContext, target: Target, hoverTime: number): Promise<number> {
  const { page, session } = await open(context, target, 4, homeConnection);
  await evaluate(
    session,
    `void (globalThis.arrival = new Promise((resolve) => addEventListener('click', () => {
      resolve(flightdeckProbe.until(${arrivalCheck}, performance.now()));
    }, { capture: true, once: true })))`,
  );
  // Users have moved the pointer before they reach the link.
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5, y: 300 });
  await page.waitForTimeout(500);
  await press(session, settingsLink, hoverTime);
  const time = await evaluate(session, 'globalThis.arrival');
  await page.close();
  return typeof time === 'number' ? time : Number.NaN;
}
