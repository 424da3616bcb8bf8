import { type AreaName, isAreaName } from '@flightdeck/shared/contracts/areas';
import * as v from '@flightdeck/shared/schema';

/** An area that this tab loads from another origin, because the user chose it. */
export interface Override {
  readonly area: AreaName;
  /** One of the origins that the server allows. */
  readonly origin: string;
  /** End of the override, in ms since 1970. */
  readonly until: number;
}

/** Duration of an override in ms. It ends automatically, because users forget to remove it. */
const lifetime = 8 * 3600 * 1000;

const storedSchema = v.object({ origin: v.string(), since: v.number() });

export type OverrideStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Conditions that a stored override must meet. */
export interface OverrideRules {
  /** Origins that the server allows (`overrides` of the page state). */
  readonly origins: readonly string[];
  /** Whether the user has `manage_options`. */
  readonly mayOverride: boolean;
  /** Current time, in ms since 1970. */
  readonly now: number;
}

/**
 * Returns the overrides of this tab, and removes overrides that have expired or are not allowed. The session storage has each
 * override under the name of its area, where the inline script (`early.ts`) finds it. The address of the page can't set an
 * override.
 */
export function readOverrides(storage: OverrideStorage, { origins, mayOverride, now }: OverrideRules): Override[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return names.filter(isAreaName).flatMap((area) => {
    const text = storage.getItem(area);
    if (text === null) return [];
    const stored = v.safeParse(storedSchema, parseJson(text));
    const { origin, since } = stored.success ? stored.output : { origin: '', since: 0 };
    const isActive = mayOverride && origins.includes(origin) && since <= now && now < since + lifetime;
    if (!isActive) storage.removeItem(area);
    return isActive ? [{ area, origin, until: since + lifetime }] : [];
  });
}

/** Stores an override, which applies from the next page load. */
export const storeOverride = (storage: OverrideStorage, { area, origin }: Omit<Override, 'until'>, now: number): void =>
  storage.setItem(area, JSON.stringify({ origin, since: now }));

/** Removes an override. The current page keeps it until the next page load. */
export const removeOverride = (storage: OverrideStorage, area: AreaName): void => storage.removeItem(area);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
