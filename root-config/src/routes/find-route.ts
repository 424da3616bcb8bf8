import { type Facts, type PartName, parseRoute } from '@flightdeck/shared/contracts/areas';
import type { RouteRow, RouteTab } from './route-row';
import { routes } from './routes';

/** The routes with their patterns. */
const rows = Object.entries(routes).map(([path, row]): [RegExp, RouteRow] => [
  new RegExp(`^${path.replace('*', '.+')}$`),
  row,
]);

/** Returns the row of a route; null for a route that is not known. */
export const rowOf = (path: string): RouteRow | null => rows.find(([pattern]) => pattern.test(path))?.[1] ?? null;

/**
 * Returns whether a new hash is a route. Without a slash, only known routes are: others are anchors, which links and scripts of
 * the host set.
 */
export const isRoute = (hash: string): boolean => /^#?\//.test(hash) || rowOf(parseRoute(hash).path) !== null;

/**
 * Returns the row that applies to a visitor: the row of the route, or the row that it names in `otherwise` if the visitor may
 * not see the first. Returns null if the visitor may see neither.
 */
export function rowFor(path: string, facts: Facts): RouteRow | null {
  const row = rowOf(path);
  if (!row || row.visitors(facts, path)) return row;
  return row.otherwise ? rowFor(row.otherwise, facts) : null;
}

/** Returns the part that a row shows in the main slot. */
export const screenOf = ({ screen }: RouteRow, facts: Facts): PartName | null =>
  typeof screen === 'function' ? screen(facts) : screen;

/** Returns whether a route is one of the settings, with their tabs and search (ROOT-013). */
export const isSettingsPath = (path: string): boolean => rowOf(path)?.menu === 'settings';

/** A row with a tab. */
export interface TabRow extends RouteRow {
  readonly path: string;
  readonly tab: RouteTab;
}

/** Returns the rows with a tab that belong to an entry of the host's menu. */
export const tabRows = (menu: RouteRow['menu']): readonly TabRow[] =>
  Object.entries(routes).flatMap(([path, { tab, ...row }]) =>
    tab && row.menu === menu ? [{ ...row, path, tab }] : [],
  );
