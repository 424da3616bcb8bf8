import type { Context } from 'hono';

/**
 * Returns whether a browser sent this request from a page of another origin. Browsers send at least one of the two headers with
 * such a form; other programs send neither.
 */
export function isCrossOrigin(c: Context): boolean {
  const from = c.req.header('Sec-Fetch-Site');
  if (from && from !== 'same-origin' && from !== 'none') return true;
  const origin = c.req.header('Origin');
  if (origin === undefined) return false;
  // Compare the host only: behind a proxy that adds https, the scheme differs.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host;
}
