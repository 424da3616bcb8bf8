import type { RequestRecord } from '../../../tools/src/bench/network';

/**
 * Returns whether a request starts WordPress: a page, a REST call or another PHP file of the site. `load-scripts.php` and
 * `load-styles.php` only join files, without plugins and database. Frames of other sites don't count.
 */
export const startsWordPress = ({ url, type }: Pick<RequestRecord, 'url' | 'type'>, site: string): boolean => {
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== new URL(site).origin || /\/wp-admin\/load-(scripts|styles)\.php$/.test(pathname)) return false;
  return type === 'Document' || /\/wp-json\/|\.php$/.test(pathname) || searchParams.has('rest_route');
};
