import type { BrowserContext, CDPSession } from '@playwright/test';
import { percentile } from '../statistics';
import { evaluate, press, pressEscape } from './input';
import { open, type Target } from './load';

/** An event as the browser times it: from the press to the next frame, in steps of 8 ms. */
export interface TimedEvent {
  /** 0 for events that belong to no interaction. */
  readonly interactionId: number;
  readonly duration: number;
}

export interface Responses {
  /** ms that three of four interactions do not exceed. */
  readonly most: number;
  /** ms of the slowest interaction. */
  readonly worst: number;
}

/** The browser reports no events shorter than this, in ms. */
const shortest = 16;

/**
 * Returns the interactions to next paint of a visit. An interaction takes as long as the longest of its events; one
 * without an event was too short for the browser to report.
 * @param count number of interactions
 */
export function responses(events: readonly TimedEvent[], count: number): Responses {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events)
    if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  const short = Array.from({ length: Math.max(0, count - longest.size) }, () => shortest);
  const all = [...longest.values(), ...short];
  return { most: percentile(all, 75), worst: Math.max(...all) };
}

const pressed = (selector: string) => (session: CDPSession) => press(session, selector);

/** Ten interactions, after which the page is as before. */
const round: readonly ((session: CDPSession) => Promise<void>)[] = [
  pressed('[data-testid="module-toggle-protect"]'),
  pressed('#fd-outlet [role="tab"]:nth-of-type(2)'),
  pressed('#fd-outlet [role="tab"]:nth-of-type(1)'),
  pressed('#fd-outlet button[popovertarget]'),
  pressEscape,
  pressed('#fd-tabs a[href="#/my-plan"]'),
  pressed('#fd-tabs a[href="#/dashboard"]'),
  pressed('#adminmenu a[href$="#/settings"]'),
  pressed('#fd-tabs a[href="#/writing"]'),
  pressed('#adminmenu a[href$="#/dashboard"]'),
];
const rounds = 5;

/** Number of interactions of the visit. */
export const interactionCount = rounds * round.length;

/** ms between two interactions, so that all work of the first one is over. */
const pause = 700;

/** Uses a page at 4x, and returns how fast it responded. */
export async function visitResponses(context: BrowserContext, target: Target): Promise<Responses> {
  const { page, session } = await open(context, target, 4);
  await evaluate(
    session,
    `globalThis.timedEvents = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) timedEvents.push({ interactionId, duration });
    }).observe({ type: 'event', durationThreshold: ${shortest} })`,
  );
  for (let done = 0; done < interactionCount; done += 1) {
    await round[done % round.length]?.(session);
    await page.waitForTimeout(pause);
  }
  const events = await evaluate(session, 'timedEvents');
  await page.close();
  return responses(Array.isArray(events) ? events.filter(isTimedEvent) : [], interactionCount);
}

const isTimedEvent = (event: unknown): event is TimedEvent =>
  typeof event === 'object' && event !== null && 'interactionId' in event && 'duration' in event;
