import type { Context } from 'hono';

/**
 * Whether a browser sent this request from a page of another origin. Browsers always send one of the two headers with a form
 * from elsewhere; programs send neither.
 */
export function isCrossOrigin(c: Context): boolean {
  const from = c.req.header('Sec-Fetch-Site');
  if (from && from !== 'same-origin' && from !== 'none') return true;
  const origin = c.req.header('Origin');
  if (origin === undefined) return false;
  // Only the host: a proxy that adds https leaves the scheme of the request as it was.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host;
}
