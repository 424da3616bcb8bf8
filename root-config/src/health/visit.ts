import type { AreaName } from '@flightdeck/shared/contracts/area-manifest';
import type { AreaVisit, Visit } from '@flightdeck/shared/contracts/health';
import type { AreaReport, LoadableEntry } from '../loader/loader';

/** Codes per area that fit into one message. */
const mostCodes = 5;

/** Observations of one visit. */
export interface Seen {
  readonly entries: Readonly<Partial<Record<AreaName, Pick<LoadableEntry, 'origin'> | undefined>>>;
  readonly reports: readonly AreaReport[];
  /** Failures of parts by area and code. */
  readonly failures: ReadonlyMap<AreaName, ReadonlyMap<string, number>>;
  readonly retries: ReadonlyMap<AreaName, number>;
  /** Drafts that were lost. */
  readonly lost: ReadonlyMap<AreaName, number>;
  /** The slowest interaction in ms. */
  readonly interactions: ReadonlyMap<AreaName, number>;
}

/** Returns what a visit tells about its areas; null if no area of the set was loaded. */
export function visitOf({ entries, reports, failures, retries, lost, interactions }: Seen): Visit | null {
  const areas: Record<string, AreaVisit> = {};
  for (const { area, version, milliseconds, lastFailure } of reports) {
    // Files of a development server or an override are no release.
    if (!version || entries[area]?.origin) continue;
    const codes = new Map(failures.get(area));
    const code = lastFailure?.failure.code;
    if (code && !codes.has(code)) codes.set(code, 1);
    const tries = retries.get(area);
    const drafts = lost.get(area);
    const inp = interactions.get(area);
    areas[area] = {
      version,
      ms: milliseconds,
      ...(codes.size > 0 && { codes: Object.fromEntries([...codes].slice(0, mostCodes)) }),
      ...(tries && { retries: tries }),
      ...(drafts && { lost: drafts }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
    };
  }
  return Object.keys(areas).length > 0 ? { areas } : null;
}

/**
 * Returns a visit as text. Leaves out the areas that were loaded last when it would be too long: a visit of a dozen areas.
 * @param most bytes
 */
export function bodyOf({ areas }: Visit, most: number): string {
  const body = JSON.stringify({ areas });
  if (new Blob([body]).size <= most) return body;
  return bodyOf({ areas: Object.fromEntries(Object.entries(areas).slice(0, -1)) }, most);
}
