import { type AreaName, areaNames } from '@flightdeck/shared/contracts/area-manifest';
import * as v from '@flightdeck/shared/schema';

/** An area that this tab takes from somewhere else than the site, at the wish of its user. */
export interface Override {
  readonly area: AreaName;
  /** One of those that the server allows. */
  readonly origin: string;
  /** ms; it ends by itself then. */
  readonly until: number;
}

/** ms; nobody remembers longer what they tried out. */
const lifetime = 8 * 3600 * 1000;

const storedSchema = v.object({ origin: v.string(), since: v.number() });

export type OverrideStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What has to be so for an override to count, whatever is stored. */
export interface OverrideRules {
  /** Origins that the server allows (`overrides` of the page state). */
  readonly origins: readonly string[];
  /** The user has `manage_options`. */
  readonly mayOverride: boolean;
  /** ms */
  readonly now: number;
}

/**
 * Overrides of this tab. They stand in its storage under the name of the area, where the inline script finds them
 * (`early.ts`), and never in an address. What does not count any more, or never did, is removed.
 */
export function readOverrides(storage: OverrideStorage, { origins, mayOverride, now }: OverrideRules): Override[] {
  return areaNames.flatMap((area) => {
    const text = storage.getItem(area);
    if (text === null) return [];
    const stored = v.safeParse(storedSchema, parse(text));
    const { origin, since } = stored.success ? stored.output : { origin: '', since: 0 };
    const counts = mayOverride && origins.includes(origin) && since <= now && now < since + lifetime;
    if (!counts) storage.removeItem(area);
    return counts ? [{ area, origin, until: since + lifetime }] : [];
  });
}

/** From the next load of the page on the area comes from the origin. */
export const keepOverride = (storage: OverrideStorage, { area, origin }: Omit<Override, 'until'>, now: number): void =>
  storage.setItem(area, JSON.stringify({ origin, since: now }));

/** From the next load of the page on the area comes from the site again. */
export const endOverride = (storage: OverrideStorage, area: AreaName): void => storage.removeItem(area);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
