import { existsSync, statSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { evaluate } from './input';
import { duplicateReads, isApi, isCode, type Network, type RequestRecord, roundTrips, watchNetwork } from './network';
import { type AwaitedCards, installProbe } from './page-probe';

/** Names of the figures of one page load. Times and durations are in ms; times count from the start of the navigation. */
export const loadFigures = [
  // Brotli bytes of our scripts and style sheets: those requested before the first card was visible, and all of them.
  'codeBytesBeforeCard',
  'codeBytes',
  // Bytes of the same files on the wire, headers included; 0 for cached files.
  'transferredBytes',
  'codeFiles',
  'apiCalls',
  // Largest number of round trips before an API request (`roundTrips()` in network.ts).
  'roundTrips',
  // Repeated reads (`duplicateReads()` in network.ts).
  'duplicateReads',
  // Time of the first contentful paint.
  'fcp',
  // Times when the first card was visible, and when all cards had loaded.
  'firstCardVisible',
  'allCardsLoaded',
  // Time from the first request until the last API answer.
  'lastApiAnswer',
  // Number of long tasks, the sum of their durations, and the longest duration.
  'longTasks',
  'longTasksMs',
  'longestTaskMs',
  // Sum of the durations beyond 50 ms of each long task.
  'blockingMs',
  'layoutShift',
  'heapBytes',
] as const;
/** The figures of one page load, or their medians; null for a figure that was not measured. */
export type Load = Readonly<Record<(typeof loadFigures)[number], number | null>>;

/** A page to measure. */
export interface Target {
  readonly url: string;
  readonly cards: AwaitedCards;
  /** Returns the file on disk for an address, whose brotli copy is measured; empty for files that are not ours. */
  fileOf(url: string): string;
}

/** Returns the size of a file's brotli copy; without a copy, the file's own size, because it is sent uncompressed. */
export function brotliSize(file: string): number {
  const brotliFile = `${file}.br`;
  if (existsSync(brotliFile)) return statSync(brotliFile).size;
  return existsSync(file) ? statSync(file).size : 0;
}

/** Returns the requests for our scripts and style sheets, without requests for files of the site. */
export const codeOf = (target: Target, requests: readonly RequestRecord[]): RequestRecord[] =>
  requests.filter((request) => isCode(request) && target.fileOf(request.url) !== '');

/** A connection between page and site. */
export interface Connection {
  /** Duration of a round trip in ms. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/**
 * Opens the page of a target, and waits until its cards have loaded and the network is idle.
 * @param cpuSlowdown factor by which the processor is slowed down
 * @param connection default: no network throttling
 */
export async function openPage(
  context: BrowserContext,
  target: Target,
  cpuSlowdown: number,
  connection?: Connection,
): Promise<{ page: Page; session: CDPSession; network: Network }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (connection)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: connection.latency,
      downloadThroughput: connection.bytesPerSecond,
      uploadThroughput: connection.bytesPerSecond,
    });
  await page.addInitScript(installProbe, target.cards);
  await page.goto(target.url, { waitUntil: 'load' });
  // Use the browser's protocol: the first use of Playwright's functions runs a large script in the page, which would add a long task.
  await evaluate(session, 'flightdeckProbe.whenCardsLoaded').catch((cause: unknown) => {
    const { count, allCards } = target.cards;
    throw new Error(`${target.url}: not all cards (${count} × ${allCards}) finished loading.`, { cause });
  });
  await network.waitUntilIdle();
  return { page, session, network };
}

/** Returns the time at which the first card became visible, in seconds on the browser's clock, as in `RequestRecord`. */
export async function firstCardTime(page: Page, session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const start = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0;
  return start + ((await page.evaluate(() => globalThis.flightdeckProbe.firstCardVisible)) ?? 0) / 1000;
}

/** Loads a page once and measures it. */
export async function measureLoad(context: BrowserContext, target: Target, cpuSlowdown: number): Promise<Load> {
  const { page, session, network } = await openPage(context, target, cpuSlowdown);
  const pageFigures = await page.evaluate(() => {
    const { longTasks, layoutShift, firstCardVisible, allCardsLoaded } = globalThis.flightdeckProbe;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
    const durations = longTasks.map(([, duration]) => duration);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      fcp,
      firstCardVisible,
      allCardsLoaded,
      layoutShift,
      longTasks: durations.length,
      longTasksMs: sum(durations),
      longestTaskMs: Math.max(0, ...durations),
      blockingMs: sum(durations.map((duration) => Math.max(0, duration - 50))),
    };
  });
  const firstCard = await firstCardTime(page, session);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const { requests } = network;
  const code = codeOf(target, requests);
  const brotliBytes = (files: readonly RequestRecord[]) =>
    files.reduce((sum, { url }) => sum + brotliSize(target.fileOf(url)), 0);
  const api = requests.filter(isApi);
  const firstRequestStart = requests[0]?.start ?? 0;
  await page.close();
  return {
    ...pageFigures,
    codeBytesBeforeCard: brotliBytes(code.filter(({ start }) => start < firstCard)),
    codeBytes: brotliBytes(code),
    transferredBytes: code.reduce((sum, { transferred }) => sum + transferred, 0),
    codeFiles: code.length,
    apiCalls: api.length,
    roundTrips: api.length > 0 ? Math.max(...api.map((request) => roundTrips(request, requests))) : null,
    duplicateReads: duplicateReads(requests).length,
    lastApiAnswer: api.length > 0 ? Math.max(...api.map(({ end }) => (end - firstRequestStart) * 1000)) : null,
    heapBytes: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? null,
  };
}
