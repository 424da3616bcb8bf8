import { withQuery } from './root-url';

/**
 * Adds `_cacheBuster={ms}` as the last parameter (SHR-004); without it the server answers some reads from its cache.
 */
export const bustCache = (url: string, now: number = Date.now()): string =>
  withQuery(url, { _cacheBuster: String(now) });
