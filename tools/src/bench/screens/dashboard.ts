import { join } from 'node:path';
import { repo } from '../../build/webpack-base';
import type { Target } from '../visit/load';

const setPath = '/wp-content/plugins/flightdeck/set/';

/** Returns the path of a file relative to the set; empty for a file outside the set. */
function publishedPath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.startsWith(setPath) ? pathname.slice(setPath.length) : '';
}

/** Returns the built file for an address; empty for a file outside the set. */
const fileOf = (url: string): string => publishedPath(url) && join(repo, 'build/set', publishedPath(url));

/** Returns a page of another plugin that shows one widget. @param origin of the test site */
export const widgetPage = (origin: string): Target => ({
  url: `${origin}/widgets-demo`,
  cards: { firstCard: 'flightdeck-widget article', allCards: 'flightdeck-widget article', count: 1 },
  fileOf,
});

/** Returns the page `#/dashboard`. @param origin of the test site */
export const dashboardPage = (origin: string): Target & { publishedPath(url: string): string } => ({
  url: `${origin}/wp-admin/admin.php?page=flightdeck#/dashboard`,
  cards: { firstCard: '[data-testid="dash-card"]', allCards: '#flightdeck article', count: 4 },
  publishedPath,
  fileOf,
});
