/** A request of a page. */
export interface RequestRecord {
  readonly url: string;
  /** Resource type of Playwright, such as `document`. */
  readonly type: string;
}

/**
 * Returns whether a request starts WordPress: a page, a REST call or another PHP file of the site. `load-scripts.php` and
 * `load-styles.php` only join files, without plugins and database. Frames of other sites don't count.
 */
export const startsWordPress = ({ url, type }: RequestRecord, site: string): boolean => {
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== new URL(site).origin || /\/wp-admin\/load-(scripts|styles)\.php$/.test(pathname)) return false;
  return type === 'document' || /\/wp-json\/|\.php$/.test(pathname) || searchParams.has('rest_route');
};
