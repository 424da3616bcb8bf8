import * as v from 'valibot';
import { mapName, storedMapSchema } from '../../build/plugins/source-maps';
import { DeployError } from '../../common/outcome';
import { foldersOf, type Release } from '../releases/release';
import type { MapStore } from './map-store';

/** Returns whether a file is the source map of a file with this hash. */
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
 * Copies the source maps of a release to the map store of its target. A deploy does not fail without them: users do not need them,
 * and a later run of the same deploy uploads them.
 * @returns what to print
 */
export async function storeMaps(release: Release, from: MapStore, to: MapStore): Promise<string> {
  let total = 0;
  const without: string[] = [];
  try {
    for (const [file, hash] of scriptsOf(release)) {
      const path = mapName(file);
      if (!isMapOf(await to.get(path), hash)) {
        const map = await from.get(path);
        if (isMapOf(map, hash)) await to.put(path, map);
        else without.push(file);
      }
      total += 1;
    }
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    return `No source maps in ${to.name}: ${error.message} Allow its keys to read and write there, then run the command again.`;
  }
  if (without.length === 0) return `Source maps: ${total} in ${to.name}.`;
  return `Source maps: ${without.length} of ${total} missing in ${from.name}, such as the one of ${without[0]}.`;
}
