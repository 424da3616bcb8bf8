import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Requests of one page. */
interface Traffic {
  readonly pending: Set<Request>;
  /** When the last request began or ended, in ms since 1970. */
  changedAt: number;
}

/** How long the network must be quiet, in ms: longer than the delays of the page, such as the delay after typing. */
const quietMs = 500;

const traffic = new WeakMap<Page, Traffic>();

/** Records the pending requests of all pages of a context. Call it before the first page opens. */
export function watchNetwork(context: BrowserContext): void {
  context.on('page', (page) => {
    const pageTraffic: Traffic = { pending: new Set(), changedAt: Date.now() };
    traffic.set(page, pageTraffic);
    const end = (request: Request) => {
      pageTraffic.pending.delete(request);
      pageTraffic.changedAt = Date.now();
    };
    page.on('request', (request) => {
      // A new document ends the requests of the one before.
      if (request.isNavigationRequest()) pageTraffic.pending.clear();
      pageTraffic.pending.add(request);
      pageTraffic.changedAt = Date.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until every request of a page is answered and none follows. Playwright's `networkidle` is not enough: it happens once
 * per document, even if the page sends requests later. Also waits for an idle callback, but at most a second each time, because
 * Chromium may never call back while it has nothing to draw.
 */
export async function networkAtRest(page: Page): Promise<void> {
  const pageTraffic = traffic.get(page);
  if (!pageTraffic) throw new Error('The network of this page is not watched.');
  const isAtRest = async () => {
    const idleCallback = page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
    );
    // The call fails if the page reloads before the callback, such as after a change that needs a new menu.
    const isLoaded = await idleCallback.then(
      () => true,
      () => false,
    );
    return isLoaded && pageTraffic.pending.size === 0 && Date.now() - pageTraffic.changedAt > quietMs;
  };
  await expect.poll(isAtRest, { message: 'the network is at rest', intervals: [100], timeout: 60_000 }).toBe(true);
}

/**
 * Holds requests back in the browser, so that a test can examine the page while it waits.
 * @param method default: all methods
 * @returns a function that releases these requests and all later ones
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
  method?: 'GET' | 'POST',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

/**
 * Holds REST calls back in the browser.
 * @param path below `jetpack/v4/`
 * @returns a function that releases these calls and all later ones
 */
export const holdCalls = (page: Page, method: 'GET' | 'POST', path: string): Promise<() => void> =>
  holdRequests(page, (url) => url.pathname.endsWith(`/jetpack/v4/${path}`), method);

/**
 * Simulates the user's return to the tab until an expectation holds. Repeats it, because the page ignores a return while it
 * handles the previous one.
 */
export const refocusUntil = (
  page: Page,
  expectation: () => Promise<void>,
  event: 'focus' | 'visibilitychange' = 'visibilitychange',
): Promise<void> =>
  expect(async () => {
    await page.evaluate((type) => (type === 'focus' ? window : document).dispatchEvent(new Event(type)), event);
    await expectation();
  }).toPass();

/** Limits the network to a number of kbit/s in both directions, with a latency of 200 ms. */
export async function limitNetwork(page: Page, kbits: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: (kbits * 1000) / 8,
    uploadThroughput: (kbits * 1000) / 8,
  });
}
