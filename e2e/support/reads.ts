import type { Page, Request } from '@playwright/test';

/** Pending reads of the REST API. */
export interface Reads {
  /** The largest number of simultaneous reads so far. */
  max(): number;
}

const isRead = (request: Request) =>
  request.method() === 'GET' && new URL(request.url()).pathname.includes('/jetpack/v4/');

/** Counts the reads of a page. Call it before the page opens. */
export function watchReads(page: Page): Reads {
  const open = new Set<Request>();
  let maxOpen = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear();
    if (!isRead(request)) return;
    open.add(request);
    maxOpen = Math.max(maxOpen, open.size);
  });
  const end = (request: Request) => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { max: () => maxOpen };
}
