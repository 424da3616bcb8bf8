import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { areasSchema, isListed, type RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { bare } from '@flightdeck/shared/contracts/wire';
import * as v from '@flightdeck/shared/schema';

/** Time limit in ms. */
const timeLimit = 5000;

/** The fields of a published set that are read. */
const setSchema = v.object({ areas: areasSchema });

/** Registry entry whose files come from `origin`. */
export type ForeignEntry = RegistryEntry & { readonly origin: string };

/**
 * Loads the entry of an area from the set that an origin serves; `registry.json` is at its root.
 * @throws Error when the set has no release of the area, or the release would load from elsewhere
 */
export async function releaseAt(origin: string, area: AreaName): Promise<ForeignEntry> {
  const answer = await fetch(
    `${origin}/registry.json`,
    bare({
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimit),
    }),
  );
  if (!answer.ok) throw new Error(`${origin}/registry.json: ${answer.status}`);
  const entry = v.parse(setSchema, await answer.json()).areas[area];
  if (!entry) throw new Error(`The set at ${origin} has no ${area}.`);
  // Its files would come from a third origin, or without hashes.
  if (entry.origin || !isListed(entry)) throw new Error(`The set at ${origin} has no release of ${area}.`);
  const folder = new URL(entry.base, `${origin}/`);
  if (folder.origin !== origin) throw new Error(`The set at ${origin} leads to ${folder.origin}.`);
  return { ...entry, origin: folder.href };
}
