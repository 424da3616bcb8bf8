import type { Page, Request } from '@playwright/test';

/** Counts of a page's reads of the REST API. */
export interface Reads {
  /** Returns the largest number of simultaneous reads so far. */
  maxPending(): number;
}

const isRead = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname.includes('/jetpack/v4/');

/** Counts the reads of a page. Call it before the page opens. */
export function watchReads(page: Page): Reads {
  const pending = new Set<Request>();
  let maxPending = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pending.clear();
    if (!isRead(request)) return;
    pending.add(request);
    maxPending = Math.max(maxPending, pending.size);
  });
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { maxPending: () => maxPending };
}
