/** Prefix of all REST paths of the plugin (SHR-006). */
const namespace = 'jetpack/v4/';

/**
 * Returns the absolute address of a call. Supports both forms of a REST root: pretty (`…/wp-json/`) and plain
 * (`…?rest_route=/`).
 * @param path below `jetpack/v4/`, without leading slash
 * @param params query in this order; the caller adds the cache-buster last
 */
export function callUrl(root: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  return withQuery(root + namespace + path, params);
}

/** Appends parameters to an address and keeps those it has (SHR-004). */
export function withQuery(url: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  if (!query) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
