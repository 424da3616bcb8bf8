import { type AreaName, isAreaName } from '@flightdeck/shared/contracts/areas';
import { pageState, readState, storedValue } from '@flightdeck/shared/session';

/** Areas that this tab loads from another origin: area → origin. */
export type Overrides = ReadonlyMap<AreaName, string>;

const storedOverrides = storedValue(
  'overrides',
  'tab',
  (stored): stored is object => typeof stored === 'object' && stored !== null,
);

/** Returns the origins from which the user may load areas. */
export const allowedOrigins = (): readonly string[] =>
  readState('permissions').manage_options ? pageState().overrides.origins : [];

/** Returns the overrides of this tab, without origins that are not allowed. */
export function currentOverrides(): Overrides {
  const origins: readonly unknown[] = allowedOrigins();
  const isOverride = (entry: [string, unknown]): entry is [AreaName, string] =>
    isAreaName(entry[0]) && origins.includes(entry[1]);
  return new Map(Object.entries(storedOverrides.read() ?? {}).filter(isOverride));
}

/** Stores overrides for this tab, and reloads the page, which then loads these areas from their origins. */
export function applyOverrides(overrides: Overrides): void {
  storedOverrides.write(overrides.size > 0 ? Object.fromEntries(overrides) : null);
  location.reload();
}
