import * as v from 'valibot';
import { mapName, storedMapSchema } from '../../build/plugins/source-maps';
import { DeployError } from '../../common/outcome';
import { foldersOf, type Release } from '../releases/release';
import type { MapStore } from './map-store';

/** Returns whether data is the source map of a script with this hash. */
export function isMapOf(data: Buffer | null, hash: string): data is Buffer {
  if (!data) return false;
  try {
    return v.parse(storedMapSchema, JSON.parse(data.toString())).x_flightdeck_integrity === hash;
  } catch {
    return false;
  }
}

/** Returns the scripts of a release with their hashes: the files that have source maps. */
export const scriptsOf = (release: Release): (readonly [file: string, hash: string])[] =>
  foldersOf(release).flatMap(({ base, files }) =>
    Object.entries(files).flatMap(([name, hash]) => (name.endsWith('.js') ? [[base + name, hash] as const] : [])),
  );

/**
 * Copies the source maps of a release to the map store of its target. Does not fail if some are missing or a store refuses access:
 * users do not need source maps, and a later run of the same deploy copies them.
 * @returns what to print
 */
export async function storeMaps(release: Release, from: MapStore, to: MapStore): Promise<string> {
  const scripts = scriptsOf(release);
  const missing: string[] = [];
  try {
    for (const [file, hash] of scripts) {
      const path = mapName(file);
      if (isMapOf(await to.get(path), hash)) continue;
      const map = await from.get(path);
      if (isMapOf(map, hash)) await to.put(path, map);
      else missing.push(file);
    }
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    return `No source maps in ${to.name}: ${error.message} Allow the deploy to read and write there, then run the command again.`;
  }
  if (missing.length === 0) return `Source maps: ${scripts.length} in ${to.name}.`;
  return `Source maps: ${missing.length} of ${scripts.length} missing in ${from.name}, such as that of ${missing[0]}.`;
}
