import type { BrowserContext } from '@playwright/test';
import { type RequestRecord, startsWordPress } from './starts';

/** A page to visit. */
export interface VisitedPage {
  readonly url: string;
  /** CSS selector of the cards. */
  readonly card: string;
}

/** Figures of a visit. Times in ms since the navigation began; null for a figure that the browser did not report. */
export interface Visit {
  readonly firstText: number | null;
  /** The first card that is not marked as loading and doesn't say "Loading…". */
  readonly firstCard: number | null;
  /** The last frame after a change of the document. */
  readonly lastChange: number | null;
  /** The largest text or picture until the end of the visit (Largest Contentful Paint). */
  readonly largestPaint: number | null;
  readonly longestTask: number | null;
  /** Time in which the main thread works. */
  readonly mainThread: number | null;
  readonly layouts: number | null;
  readonly requests: number | null;
  /** Requests that start WordPress. */
  readonly starts: number | null;
}

export interface Conditions {
  /** Factor by which the browser's processor is slowed down. */
  readonly cpuSlowdown: number;
  /** Latency in ms and speed of the connection; default: no limit. */
  readonly connection?: { readonly latency: number; readonly bytesPerSecond: number };
}

/** Time limit in ms of a visit: the Jetpack dashboard takes more than a minute on a slow connection. */
const limitMs = 180_000;

/** Returns a script that runs in the page before any other, and sets `benchTimes`. @param card CSS selector */
const probe = (
  card: string,
) => `globalThis.benchTimes = { firstCard: null, lastChange: null, largestPaint: null, longestTask: 0 };
const observe = (type, read) =>
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
observe('longtask', ({ duration }) => { benchTimes.longestTask = Math.max(benchTimes.longestTask, duration); });
observe('largest-contentful-paint', ({ startTime }) => { benchTimes.largestPaint = startTime; });
const hasContent = (element) =>
  element.getClientRects().length > 0 &&
  !element.closest('[aria-busy="true"]') &&
  !element.querySelector('[aria-busy="true"], .is-placeholder') &&
  !element.textContent.includes('Loading…');
let isWaiting = false;
new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    benchTimes.lastChange = performance.now();
    if ([...document.querySelectorAll(${JSON.stringify(card)})].some(hasContent))
      benchTimes.firstCard ??= performance.now();
  });
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });`;

/** Visits a page once, until a card has its content and the network is idle. @throws Error when no card has content in time */
export async function visit(
  context: BrowserContext,
  { url, card }: VisitedPage,
  { cpuSlowdown, connection }: Conditions,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests: RequestRecord[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push({ url: request.url(), type: request.resourceType() });
  });
  if (connection) {
    const { latency, bytesPerSecond } = connection;
    const limits = { offline: false, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', { ...limits, latency });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Performance.enable');
  await page.addInitScript({ content: probe(card) });
  const answer = await page.goto(url, { waitUntil: 'load', timeout: limitMs });
  // An older WordPress than Jetpack supports answers 403.
  if (!answer?.ok()) throw new Error(`${url} answers with ${answer?.status()}.`);
  await page.waitForFunction('benchTimes.firstCard !== null', undefined, { timeout: limitMs });
  await page.waitForLoadState('networkidle', { timeout: limitMs });
  const firstText = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  const times: Pick<Visit, 'firstCard' | 'lastChange' | 'largestPaint' | 'longestTask'> =
    await page.evaluate('benchTimes');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  await page.close();
  const starts = requests.filter((request) => startsWordPress(request, url));
  return {
    firstText,
    ...times,
    mainThread: metric('TaskDuration') * 1000,
    layouts: metric('LayoutCount'),
    requests: requests.length,
    starts: starts.length,
  };
}
