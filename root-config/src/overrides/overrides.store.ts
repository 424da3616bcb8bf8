import { type AreaName, isAreaName } from '@flightdeck/shared/contracts/areas';
import { pageState, readState } from '@flightdeck/shared/session';

/** Areas that this tab loads from another origin: area → origin. */
export type Overrides = ReadonlyMap<AreaName, string>;

/** Key in the session storage. */
const storageKey = 'flightdeck.overrides';

/** Returns the origins from which the user may load areas. */
export const allowedOrigins = (): readonly string[] =>
  readState('permissions').manage_options ? pageState().overrides.origins : [];

/** Returns the overrides of this tab, without origins that are not allowed; none if the browser blocks storage. */
export function storedOverrides(): Overrides {
  const origins: readonly unknown[] = allowedOrigins();
  const isOverride = (entry: [string, unknown]): entry is [AreaName, string] =>
    isAreaName(entry[0]) && origins.includes(entry[1]);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return new Map(typeof stored === 'object' && stored ? Object.entries(stored).filter(isOverride) : []);
  } catch {
    return new Map();
  }
}

/**
 * Stores overrides for this tab, and reloads the page, which then loads these areas from their origins.
 * @throws DOMException if the session storage is blocked or full
 */
export function applyOverrides(overrides: Overrides): void {
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(overrides)));
  location.reload();
}
