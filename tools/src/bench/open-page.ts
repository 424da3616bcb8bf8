import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { evaluate } from './evaluate';
import { type Network, watchNetwork } from './network';
import { installProbe } from './page-probe';
import type { Target } from './targets';

/** A page that has loaded. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly network: Network;
  /** When the first card became visible, in ms since the navigation began. */
  readonly firstCardVisible: number;
}

/**
 * Opens the page of a target, and waits until its cards have loaded and the network is idle.
 * @param cpuSlowdown factor by which the processor is slowed down
 */
export async function openPage(context: BrowserContext, target: Target, cpuSlowdown: number): Promise<OpenPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(installProbe, target.cards);
  await page.goto(target.url, { waitUntil: 'load' });
  await evaluate(session, 'flightdeckProbe.whenCardsLoaded').catch((cause: unknown) => {
    const { count, allCards } = target.cards;
    throw new Error(`${target.url}: not all cards (${count} × ${allCards}) finished loading.`, { cause });
  });
  await network.waitUntilIdle();
  const firstCardVisible = Number(await evaluate(session, 'flightdeckProbe.firstCardVisible'));
  return { page, session, network, firstCardVisible };
}

/** Returns a performance metric of a page; null if the browser has no metric of that name. */
export async function metricOf(session: CDPSession, name: string): Promise<number | null> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? null;
}
