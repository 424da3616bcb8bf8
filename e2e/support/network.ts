import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Requests of one page: those without an answer, and when the last one began or ended. */
interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}

/** A pause between two requests that is longer than the page's own delays, such as those of typing. */
const quietMs = 500;

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of all pages of a context. Call it before the first page opens. */
export function watchNetwork(context: BrowserContext): void {
  context.on('page', (page) => {
    const ofPage: Traffic = { open: new Set(), changedAt: Date.now() };
    traffic.set(page, ofPage);
    const end = (request: Request) => {
      ofPage.open.delete(request);
      ofPage.changedAt = Date.now();
    };
    page.on('request', (request) => {
      // A new document ends the requests of the one before.
      if (request.isNavigationRequest()) ofPage.open.clear();
      ofPage.open.add(request);
      ofPage.changedAt = Date.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until every request of a page is answered and none follows. Playwright's `networkidle` is not enough: it happens once
 * per document, whatever is requested later. Also waits for an idle page, for up to a second at a time, because Chromium may
 * not call back while it has nothing to draw.
 */
export async function networkAtRest(page: Page): Promise<void> {
  const ofPage = traffic.get(page);
  if (!ofPage) throw new Error('The network of this page is not watched.');
  const isAtRest = async () => {
    const idle = page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
    );
    // A page that reloads is not at rest, such as after a change that needs a new menu.
    const isThere = await idle.then(
      () => true,
      () => false,
    );
    return isThere && ofPage.open.size === 0 && Date.now() - ofPage.changedAt > quietMs;
  };
  await expect.poll(isAtRest, { message: 'the network is at rest', intervals: [100], timeout: 60_000 }).toBe(true);
}

/**
 * Holds REST calls back in the browser, so that a test can examine the page while it waits.
 * @param path below `jetpack/v4/`
 * @returns a function that releases all of them
 */
export async function holdCalls(page: Page, method: 'GET' | 'POST', path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(`/jetpack/v4/${path}`),
    async (route) => {
      if (route.request().method() === method) await released;
      await route.fallback();
    },
  );
  return release;
}

/** Returns to the tab until a condition holds. The page ignores a return while it still handles the previous one. */
export const refocusUntil = (
  page: Page,
  holds: () => Promise<void>,
  event: 'focus' | 'visibilitychange' = 'visibilitychange',
): Promise<void> =>
  expect(async () => {
    await page.evaluate((type) => (type === 'focus' ? window : document).dispatchEvent(new Event(type)), event);
    await holds();
  }).toPass();
