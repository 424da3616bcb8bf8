import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { AreaVisit, Visit } from '@flightdeck/shared/contracts/releases';
import type { AreaReport, LoadableEntry } from '../loader/loader';

/** Facts about the areas at the end of a visit. */
export interface VisitRecord {
  readonly entries: Readonly<Partial<Record<AreaName, Pick<LoadableEntry, 'origin'> | undefined>>>;
  readonly reports: readonly AreaReport[];
  /** Codes of the failures of parts, by area. */
  readonly failures: ReadonlyMap<AreaName, Iterable<string>>;
}

/** Returns whether a release can cause a failure with this code. If the site doesn't answer, no release has failed. */
const isReleaseFailure = (code: string | undefined) => code?.startsWith('area-') || code === 'part-unknown';

/** Returns version, load time and failure of each area in a visit; null if the page loaded no area of the set. */
export function visitOf({ entries, reports, failures }: VisitRecord): Visit | null {
  const areas: Record<string, AreaVisit> = {};
  for (const { area, version, milliseconds, lastFailure } of reports) {
    // Files of a development server or an override are not a release.
    if (!version || entries[area]?.origin) continue;
    const code = [lastFailure?.failure.code, ...(failures.get(area) ?? [])].find(isReleaseFailure);
    areas[area] = { version, ms: milliseconds, ...(code && { code }) };
  }
  return Object.keys(areas).length > 0 ? { areas } : null;
}

/**
 * Returns a visit as JSON. Omits the areas that were loaded last if the JSON would be too long, as with a dozen areas.
 * @param maxBytes maximum size of the JSON, in bytes
 */
export function bodyOf({ areas }: Visit, maxBytes: number): string {
  const body = JSON.stringify({ areas });
  if (new Blob([body]).size <= maxBytes) return body;
  return bodyOf({ areas: Object.fromEntries(Object.entries(areas).slice(0, -1)) }, maxBytes);
}
