import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { areasSchema, hasAllHashes, type RegistryEntry } from '@flightdeck/shared/contracts/releases';
import * as v from '@flightdeck/shared/schema';

/** Time limit for the registry, in ms. */
const timeLimit = 5000;

/** The fields of a registry that are read. */
const registrySchema = v.object({ areas: areasSchema });

/** Registry entry whose files come from `origin`. */
export type ForeignEntry = RegistryEntry & { readonly origin: string };

/**
 * Loads the entry of an area from `registry.json` at the root of an origin.
 * @returns the entry, with the address of its folder as `origin`
 * @throws Error if the registry does not load or has no release of the area, or if the release has files on another origin
 * or without hashes
 */
export async function releaseAt(origin: string, area: AreaName): Promise<ForeignEntry> {
  const answer = await fetch(`${origin}/registry.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!answer.ok) throw new Error(`${origin}/registry.json: ${answer.status}`);
  const entry = v.parse(registrySchema, await answer.json()).areas[area];
  if (!entry) throw new Error(`The set at ${origin} has no ${area}.`);
  // An entry with `origin` belongs to a development server; files without hashes can't be checked.
  if (entry.origin || !hasAllHashes(entry)) throw new Error(`The set at ${origin} has no release of ${area}.`);
  const folder = new URL(entry.base, `${origin}/`);
  if (folder.origin !== origin) throw new Error(`The set at ${origin} has a folder on ${folder.origin}.`);
  return { ...entry, origin: folder.href };
}
