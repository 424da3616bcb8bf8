import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Returns Node's request of a call; undefined if a test calls the handler without a server. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined;
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/**
 * Returns whether a browser sent this request from a page of another origin. With a form, browsers send at least one of the headers
 * `Sec-Fetch-Site` and `Origin`; other programs send neither.
 */
export function isCrossOrigin(c: Context): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = c.req.header('Origin');
  if (origin === undefined) return false;
  // Compare the host only: behind a proxy that adds https, the scheme differs.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host;
}
