import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { AreaVisit, Visit } from '@flightdeck/shared/contracts/releases';
import type { AreaReport, LoadableEntry } from '../loader/loader';

/** Observations of one visit. */
export interface Seen {
  readonly entries: Readonly<Partial<Record<AreaName, Pick<LoadableEntry, 'origin'> | undefined>>>;
  readonly reports: readonly AreaReport[];
  /** Codes of failed parts. */
  readonly failures: ReadonlyMap<AreaName, Iterable<string>>;
}

/** Returns whether a release can cause a failure. A site that doesn't answer is not a failure of the area. */
const isOfRelease = (code: string | undefined) => code?.startsWith('area-') || code === 'part-unknown';

/** Returns the result of each area in a visit; null if no area of the set was loaded. */
export function visitOf({ entries, reports, failures }: Seen): Visit | null {
  const areas: Record<string, AreaVisit> = {};
  for (const { area, version, milliseconds, lastFailure } of reports) {
    // Files of a development server or an override are not a release.
    if (!version || entries[area]?.origin) continue;
    const code = [lastFailure?.failure.code, ...(failures.get(area) ?? [])].find(isOfRelease);
    areas[area] = { version, ms: milliseconds, ...(code && { code }) };
  }
  return Object.keys(areas).length > 0 ? { areas } : null;
}

/**
 * Returns a visit as text. Leaves out the areas that were loaded last if the text would be too long, as for a dozen areas.
 * @param most bytes
 */
export function bodyOf({ areas }: Visit, most: number): string {
  const body = JSON.stringify({ areas });
  if (new Blob([body]).size <= most) return body;
  return bodyOf({ areas: Object.fromEntries(Object.entries(areas).slice(0, -1)) }, most);
}
