import { existsSync, statSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { evaluate } from './input';
import { duplicates, isApi, isCode, type Network, type RequestRecord, roundTrips, watchNetwork } from './network';
import { installProbe, type Marks } from './page-probe';

/** Figures of one page load; sizes in bytes, times in ms. */
export const loadFigures = [
  'beforeCard',
  'brotli',
  'transferred',
  'files',
  'apiCalls',
  'roundTrips',
  'duplicates',
  'fcp',
  'cards',
  'live',
  'lastApi',
  'tasks',
  'taskMs',
  'longest',
  'blockingMs',
  'shift',
  'heap',
] as const;
export type LoadFigure = (typeof loadFigures)[number];
export type Load = Readonly<Record<LoadFigure, number | null>>;

/** A page to measure. */
export interface Target {
  readonly url: string;
  readonly marks: Marks;
  /** Returns the file on disk that an address serves, for its brotli size. */
  fileOf(url: string): string;
}

/** Returns the size of a file's brotli copy; without a copy, the file's own size, because it is sent uncompressed. */
export function brotliSize(file: string): number {
  const brotliFile = `${file}.br`;
  if (existsSync(brotliFile)) return statSync(brotliFile).size;
  return existsSync(file) ? statSync(file).size : 0;
}

/** Returns the scripts and style sheets of a target. The site's own style sheet is not ours. */
export const codeOf = (target: Target, requests: readonly RequestRecord[]): RequestRecord[] =>
  requests.filter((request) => isCode(request) && target.fileOf(request.url) !== '');

/** A connection between page and site. */
export interface Connection {
  /** ms of a round trip. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/**
 * Opens the page of a target, and waits until its cards have loaded and the network is idle.
 * @param connection default: loopback as it is
 */
export async function open(
  context: BrowserContext,
  target: Target,
  cpu: number,
  connection?: Connection,
): Promise<{ page: Page; session: CDPSession; network: Network }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (connection)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: connection.latency,
      downloadThroughput: connection.bytesPerSecond,
      uploadThroughput: connection.bytesPerSecond,
    });
  await page.addInitScript(installProbe, target.marks);
  await page.goto(target.url, { waitUntil: 'load' });
  await whenLive(session).catch((cause: unknown) => {
    const { items, item } = target.marks;
    throw new Error(`${target.url}: not all cards (${items} × ${item}) finished loading.`, { cause });
  });
  await network.quiet();
  return { page, session, network };
}

/**
 * Waits until all cards have loaded. Uses the browser's protocol: the first use of the driver's own functions runs a large
 * script in the page, a long task that is not the page's.
 */
async function whenLive(session: CDPSession): Promise<void> {
  await evaluate(session, 'flightdeckProbe.whenLive');
}

/** Returns when the first card had a box, in seconds on the browser's clock. */
export async function shownAt(page: Page, session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const start = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0;
  return start + ((await page.evaluate(() => globalThis.flightdeckProbe.cards)) ?? 0) / 1000;
}

/** Loads a page once and measures it. */
export async function measureLoad(context: BrowserContext, target: Target, cpu: number): Promise<Load> {
  const { page, session, network } = await open(context, target, cpu);
  const inPage = await page.evaluate(() => {
    const { tasks, shift, cards, live } = globalThis.flightdeckProbe;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
    const sum = (each: (ms: number) => number) => tasks.reduce((total, [, ms]) => total + each(ms), 0);
    return {
      fcp,
      cards,
      live,
      shift,
      tasks: tasks.length,
      taskMs: sum((ms) => ms),
      longest: Math.max(0, ...tasks.map(([, ms]) => ms)),
      blockingMs: sum((ms) => Math.max(0, ms - 50)),
    };
  });
  const firstCard = await shownAt(page, session);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const { requests } = network;
  const code = codeOf(target, requests);
  const bytes = (files: readonly RequestRecord[]) =>
    files.reduce((sum, { url }) => sum + brotliSize(target.fileOf(url)), 0);
  const api = requests.filter(isApi);
  const firstStart = requests[0]?.start ?? 0;
  await page.close();
  return {
    ...inPage,
    beforeCard: bytes(code.filter(({ start }) => start < firstCard)),
    brotli: bytes(code),
    transferred: code.reduce((sum, { transferred }) => sum + transferred, 0),
    files: code.length,
    apiCalls: api.length,
    roundTrips: api.length > 0 ? Math.max(...api.map((request) => roundTrips(request, requests))) : null,
    duplicates: duplicates(requests).length,
    lastApi: api.length > 0 ? Math.max(...api.map(({ end }) => (end - firstStart) * 1000)) : null,
    heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? null,
  };
}
