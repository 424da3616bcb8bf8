/** All paths of the plugin are below this one (SHR-006). */
const namespace = 'jetpack/v4/';

/**
 * Absolute address of a call. Works for both forms of a REST root: pretty (`…/wp-json/`) and plain (`…?rest_route=/`).
 * @param path below `jetpack/v4/`, without leading slash
 * @param params query in the order given; the cache-buster is added last by its own concern
 */
export function callUrl(root: string, path: string, params: Readonly<Record<string, string>> = {}): string {
  return withQuery(root + namespace + path, params);
}

/** Appends parameters to an address that may have some already (SHR-004: an existing query is kept). */
export function withQuery(url: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  if (!query) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
