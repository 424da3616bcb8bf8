import { join } from 'node:path';
import { repo } from '../../build/webpack-base';
import type { Target } from '../visit/load';

const setPath = '/wp-content/plugins/flightdeck/set/';

/** Returns the path of a published file in the set; empty for the addresses of other files. */
function nameOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith(setPath) ? pathname.slice(setPath.length) : '';
}

/** Returns a page of another plugin, on an embedded site, that shows one widget. @param origin of the site */
export const widgetOf = (origin: string): Target => ({
  url: `${origin}/widgets-demo`,
  marks: { card: 'flightdeck-widget article', item: 'flightdeck-widget article', items: 1 },
  fileOf: (url) => nameOf(url) && join(repo, 'build/set', nameOf(url)),
});

/** Returns the page `#/dashboard` of an embedded site. @param origin of the site */
export const dashboardOf = (origin: string): Target & { nameOf(url: string): string } => ({
  url: `${origin}/wp-admin/admin.php?page=flightdeck#/dashboard`,
  marks: { card: '[data-testid="dash-card"]', item: '#flightdeck article', items: 4 },
  nameOf,
  fileOf: (url) => nameOf(url) && join(repo, 'build/set', nameOf(url)),
});
