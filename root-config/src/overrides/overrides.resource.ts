import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { PageState } from '@flightdeck/shared/contracts/page';
import { readState } from '@flightdeck/shared/session';
import { endOverride, keepOverride, type Override, type OverrideStorage, readOverrides } from './override';
import { type ForeignEntry, releaseAt } from './release-at';

/** An override on this page. */
export interface ActiveOverride extends Override {
  /** The origin has a release of the area; otherwise the site's release is shown. */
  readonly isFound: boolean;
}

/** Areas of a page with the overrides of its tab applied. */
export interface Overridden {
  readonly areas: PageState['registry']['areas'];
  readonly active: readonly ActiveOverride[];
}

const mayOverride = () => readState('permissions').manage_options;

/**
 * Applies the overrides of this tab. An area that an origin lacks stays as the site has it, so that the page always
 * starts.
 */
export async function overridden(
  { registry, overrides }: Pick<PageState, 'registry' | 'overrides'>,
  storage: OverrideStorage = sessionStorage,
  now: number = Date.now(),
): Promise<Overridden> {
  const requested = readOverrides(storage, { origins: overrides.origins, mayOverride: mayOverride(), now });
  const found = await Promise.all(requested.map(async (override) => ({ override, entry: await entryOf(override) })));
  const foreign = found.flatMap(({ override, entry }) => (entry ? [[override.area, entry] as const] : []));
  return {
    areas: { ...registry.areas, ...Object.fromEntries(foreign) },
    active: found.map(({ override, entry }) => ({ ...override, isFound: entry !== null })),
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

/** Starts to load an area from an origin in this tab. */
export function startOverride(area: AreaName, origin: string): void {
  keepOverride(sessionStorage, { area, origin }, Date.now());
  location.reload();
}

/** Returns an area to the site's release. */
export function stopOverride(area: AreaName): void {
  endOverride(sessionStorage, area);
  location.reload();
}
