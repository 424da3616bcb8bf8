import type { Context } from 'hono';
import type { Site } from './site';

/** Sources that a page adds to the Content Security Policy. */
export interface PolicyExtras {
  /** Hashes of the inline scripts, such as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Origins of development servers. */
  readonly devOrigins?: readonly string[];
  /** Origins from which overrides may load areas. */
  readonly overrideOrigins?: readonly string[];
}

/** Returns the Content Security Policy of a page (docs/threat-model.md). */
export function contentPolicy(
  providerOrigin: string,
  { scriptHashes = [], devOrigins = [], overrideOrigins = [] }: PolicyExtras = {},
): string {
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...devOrigins, ...overrideOrigins].join(' '),
    ["style-src 'self'", ...devOrigins].join(' '),
    "img-src 'self' data:",
    ["connect-src 'self'", providerOrigin, ...devOrigins, ...sockets, ...overrideOrigins].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types flightdeck 'allow-duplicates'",
  ].join('; ');
}

/** Returns the headers of an HTML response. @param policy the Content Security Policy */
export const pageHeaders = (policy: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cache-Control': 'no-store',
});

/** Returns a page of the site without scripts of other origins. */
export const sendPage = (site: Site, c: Context, page: string, status: 200 | 403 = 200): Response =>
  c.body(page, status, pageHeaders(contentPolicy(site.urls.provider)));
