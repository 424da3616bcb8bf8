import type { BrowserContext, CDPSession } from '@playwright/test';
import { evaluate } from '../../../tools/src/bench/visit/input';
import { type RequestRecord, watchNetwork } from '../../../tools/src/bench/visit/network';
import { processorTime } from './processor-time';
import { installSettledProbe, type Watched } from './settled-probe';

/** Figures of one visit: five times in ms since the navigation began; durations in ms (longTasks, mainThread, serverTime); and counts. */
export const visitFigures = [
  'firstContentfulPaint',
  'firstCard',
  'realCard',
  'largestContentfulPaint',
  'settled',
  'longTasks',
  'mainThread',
  'layouts',
  'requests',
  // Requests that start WordPress.
  'starts',
  'serverTime',
] as const;
export type Visit = Readonly<Record<(typeof visitFigures)[number], number | null>>;
type ProbedFigures = Omit<Visit, 'mainThread'>;

export interface VisitedPage extends Watched {
  readonly url: string;
}

export interface Conditions {
  /** Factor by which the browser's processor is slowed down. */
  readonly cpuSlowdown: number;
  /** Latency in ms, and bytes per second in both directions; default: no network throttling. */
  readonly connection?: { readonly latency: number; readonly bytesPerSecond: number };
  /** IDs of the process groups of the server. */
  readonly server: readonly number[];
}

/** Time in ms without any change after which a page counts as settled. */
const quietMs = 2000;
/** Time limit in ms of a visit: the Jetpack dashboard takes more than a minute on a slow connection. */
const limitMs = 180_000;

/**
 * Returns whether a request starts WordPress: a page, a REST call or another PHP file of the site. `load-scripts.php` and
 * `load-styles.php` only join files, without plugins and database. Frames of other sites don't count.
 */
export const startsWordPress = ({ url, type }: Pick<RequestRecord, 'url' | 'type'>, site: string): boolean => {
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== new URL(site).origin || /\/wp-admin\/load-(scripts|styles)\.php$/.test(pathname)) return false;
  return type === 'Document' || /\/wp-json\/|\.php$/.test(pathname) || searchParams.has('rest_route');
};

/** Returns path and arguments of an address, without the arguments that change with each request. */
function readableAddress(url: string): string {
  const address = new URL(url);
  for (const name of ['_cacheBuster', '_wpnonce', '_']) address.searchParams.delete(name);
  return decodeURIComponent(address.pathname + address.search);
}

/**
 * Waits until a JavaScript expression is true in the page. Uses the DevTools protocol, because Playwright's own waiting runs a large
 * script in the page, which takes long with a slowed-down processor.
 * @throws Error when the expression is not true within three minutes
 */
async function waitUntil(session: CDPSession, expression: string): Promise<void> {
  await evaluate(
    session,
    `new Promise((resolve, reject) => {
      const check = () => {
        if (${expression}) resolve();
        else if (performance.now() > ${limitMs}) reject(new Error('After ${limitMs} ms, this is not true: ${expression}'));
        else setTimeout(check, 100);
      };
      check();
    })`,
  );
}

/** Returns a performance metric of a page; null if the browser has no metric of that name. */
async function metricOf(session: CDPSession, name: string): Promise<number | null> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? null;
}

/**
 * Visits a page once without the probe, whose own work grows with the number of elements.
 * @returns processor time in ms that the main thread of the page uses in the first four seconds; null if the browser reports none
 */
export async function mainThreadTime(context: BrowserContext, url: string): Promise<number | null> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load', timeout: limitMs });
  await waitUntil(session, 'performance.now() > 4000');
  const seconds = await metricOf(session, 'ThreadTime');
  await page.close();
  return seconds === null ? null : seconds * 1000;
}

/**
 * Visits a page once, and waits until it no longer changes.
 * @returns the figures, a description of the element that was the largest paint, and the addresses that started WordPress
 * @throws Error when the page still shows no card, or still changes, after three minutes
 */
export async function visit(
  context: BrowserContext,
  target: VisitedPage,
  { cpuSlowdown, connection, server }: Conditions,
): Promise<{
  readonly figures: ProbedFigures;
  readonly largestElement: string;
  readonly startAddresses: readonly string[];
}> {
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
  await page.addInitScript(installSettledProbe, { container: target.container, card: target.card });
  const serverTimeBefore = processorTime(server);
  await page.goto(target.url, { waitUntil: 'load', timeout: limitMs });
  await waitUntil(session, 'flightdeckSettled.firstCard !== null');
  await network.waitUntilIdle();
  await waitUntil(session, `performance.now() - flightdeckSettled.settled > ${quietMs}`);
  const serverTime = processorTime(server) - serverTimeBefore;
  const layouts = await metricOf(session, 'LayoutCount');
  const { longTasks, largestElement, ...times } = await page.evaluate(() => globalThis.flightdeckSettled);
  await page.close();
  const requests = network.requests.filter(({ url }) => url.startsWith('http'));
  const startRequests = requests.filter((request) => startsWordPress(request, target.url));
  return {
    largestElement,
    startAddresses: startRequests.map(({ url }) => readableAddress(url)),
    figures: {
      ...times,
      longTasks: longTasks.reduce((sum, ms) => sum + ms, 0),
      layouts,
      requests: requests.length,
      starts: startRequests.length,
      serverTime,
    },
  };
}
