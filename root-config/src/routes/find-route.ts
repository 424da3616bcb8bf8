import { type Facts, type PartName, parseRoute } from '@flightdeck/shared/contracts/areas';
import type { RouteRow, RouteTab } from './route-row';
import { routes } from './routes';

/** The rows of the table, each with the pattern of its path. */
const rows = Object.entries(routes).map(([path, row]): [RegExp, RouteRow] => [
  new RegExp(`^${path.replace('*', '.+')}$`),
  row,
]);

/** Returns the row of a path; null if no row matches. */
export const rowOf = (path: string): RouteRow | null => rows.find(([pattern]) => pattern.test(path))?.[1] ?? null;

/**
 * Returns whether a hash is a route. A hash without a slash is a route only if the table has it; otherwise, it is an anchor,
 * set by a link or script of WordPress.
 */
export const isRoute = (hash: string): boolean => /^#?\//.test(hash) || rowOf(parseRoute(hash).path) !== null;

/**
 * Returns the row of a path, if the visitor may see it; otherwise, the row that it names in `fallbackRoute`, if the visitor may
 * see that. Returns null if the visitor may see neither, or no row matches.
 */
export function rowFor(path: string, facts: Facts): RouteRow | null {
  const row = rowOf(path);
  if (!row || row.visitors(facts, path)) return row;
  return row.fallbackRoute ? rowFor(row.fallbackRoute, facts) : null;
}

/** Returns the part that a row shows in the main slot; null where the root draws the screen, or the browser leaves. */
export const screenOf = ({ screen }: RouteRow, facts: Facts): PartName | null =>
  typeof screen === 'function' ? screen(facts) : screen;

/** Returns whether a path is a settings route, which has the settings tabs and the search (ROOT-013). */
export const isSettingsPath = (path: string): boolean => rowOf(path)?.menu === 'settings';

export interface TabRow extends RouteRow {
  readonly path: string;
  readonly tab: RouteTab;
}

/** Returns the rows with a tab, for an entry of WordPress's menu (undefined: the dashboard's). */
export const tabRows = (menu: RouteRow['menu']): readonly TabRow[] =>
  Object.entries(routes).flatMap(([path, { tab, ...row }]) =>
    tab && row.menu === menu ? [{ ...row, path, tab }] : [],
  );
