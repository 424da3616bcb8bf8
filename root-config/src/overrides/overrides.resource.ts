import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { PageState } from '@flightdeck/shared/contracts/page';
import { readState } from '@flightdeck/shared/session';
import { type Override, type OverrideStorage, readOverrides, removeOverride, storeOverride } from './override';
import { type ForeignEntry, releaseAt } from './release-at';

/** An override on this page. */
export interface ActiveOverride extends Override {
  /** Whether the origin has a release of the area. If not, the page uses the site's release. */
  readonly isFound: boolean;
}

/** Areas of a page with the overrides of its tab applied. */
export interface OverriddenAreas {
  readonly areas: PageState['registry']['areas'];
  readonly active: readonly ActiveOverride[];
}

const mayOverride = () => readState('permissions').manage_options;

/**
 * Returns the areas of the page with the overrides of this tab applied. If an origin lacks an area, the page uses the site's
 * release, so that the page always starts.
 */
export async function applyOverrides(
  { registry, overrides }: Pick<PageState, 'registry' | 'overrides'>,
  storage: OverrideStorage = sessionStorage,
  now: number = Date.now(),
): Promise<OverriddenAreas> {
  const requested = readOverrides(storage, { origins: overrides.origins, mayOverride: mayOverride(), now });
  const results = await Promise.all(requested.map(async (override) => ({ override, entry: await entryOf(override) })));
  const foreign = results.flatMap(({ override, entry }) => (entry ? [[override.area, entry] as const] : []));
  return {
    areas: { ...registry.areas, ...Object.fromEntries(foreign) },
    active: results.map(({ override, entry }) => ({ ...override, isFound: entry !== null })),
  };
}

async function entryOf({ area, origin }: Override): Promise<ForeignEntry | null> {
  try {
    return await releaseAt(origin, area);
  } catch (cause) {
    console.error(`Flightdeck: ${area} could not be loaded from ${origin}.`, cause);
    return null;
  }
}

/**
 * Stores an override, and reloads the page, which then loads the area from the origin.
 * @throws DOMException if the session storage is blocked or full
 */
export function startOverride(area: AreaName, origin: string): void {
  storeOverride(sessionStorage, { area, origin }, Date.now());
  location.reload();
}

/** Removes the override of an area, and reloads the page. */
export function stopOverride(area: AreaName): void {
  removeOverride(sessionStorage, area);
  location.reload();
}
