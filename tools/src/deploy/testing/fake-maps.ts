import { mapName, mapsOf } from '../../build/plugins/source-maps';
import { FolderMaps } from '../maps/map-store';
import { scriptsOf } from '../maps/store-maps';
import type { UnitName } from '../releases/release';
import { builtRelease } from '../stored/source';

/** For tests: returns a source map of a script with this hash. */
export const mapFor = (hash: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      version: 3,
      sources: ['src/a.ts'],
      sourcesContent: ['export {};'],
      names: [],
      mappings: '',
      x_flightdeck_integrity: hash,
    }),
  );

/** For tests: writes source maps of a unit beside a built set. @returns the set */
export function withMaps(set: string, unit: UnitName = 'mf-settings'): string {
  const maps = new FolderMaps(mapsOf(set));
  for (const [file, hash] of scriptsOf(builtRelease(set, unit).release)) maps.put(mapName(file), mapFor(hash));
  return set;
}
