/**
 * Returns the address of a route of the REST API. Supports each form of a root: pretty (`…/wp-json/`), plain
 * (`…?rest_route=/`), and both with more parameters, such as the language that a plugin adds (`…/wp-json/?lang=de`).
 * The build copies this function into the inline script of the page, so it imports nothing and is short.
 * @param root with or without a slash at its end; a fragment is dropped
 * @param path below the root; may have a query, but no `$`, which `replace` would read as a placeholder
 * @param params already encoded, and joined by `&`
 */
export function restUrl(root: string, path: string, params?: string): string {
  const [route, query] = path.split('?');
  const base = root.replace(/#.*/, '');
  const routeParam = /([?&]rest_route=)[^&]*/;
  // The empty group makes $1 empty for a pretty root.
  const url = base.replace(routeParam.test(base) ? routeParam : /()\/*(?=\?|$)/, `$1/${route}`);
  // The first parameter follows a question mark.
  return [url, query, params]
    .filter((part) => part)
    .join('&')
    .replace(/^([^?]*?)&/, '$1?');
}
