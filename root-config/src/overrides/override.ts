import { type AreaName, isAreaName } from '@flightdeck/shared/contracts/areas';
import * as v from '@flightdeck/shared/schema';

/** Area that this tab loads from another origin, at the user's request. */
export interface Override {
  readonly area: AreaName;
  /** One of the origins that the server allows. */
  readonly origin: string;
  /** End of the override, in ms. */
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
  /** The user has `manage_options`. */
  readonly mayOverride: boolean;
  /** Current time in ms. */
  readonly now: number;
}

/**
 * Returns the overrides of this tab. The session storage holds each override under the name of its area, where the inline
 * script (`early.ts`) finds it. An address cannot set an override. Removes overrides that have expired or are not allowed.
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

/** Stores an override, from the next page load on. */
export const storeOverride = (storage: OverrideStorage, { area, origin }: Omit<Override, 'until'>, now: number): void =>
  storage.setItem(area, JSON.stringify({ origin, since: now }));

/** Removes an override, from the next page load on. */
export const removeOverride = (storage: OverrideStorage, area: AreaName): void => storage.removeItem(area);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
