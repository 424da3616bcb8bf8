import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAreaName } from '@flightdeck/shared/contracts/areas';
import { FolderLock } from '../common/folders/folder-lock';
import { mapsOf } from './plugins/source-maps';
import { readRegistry, writeRegistry } from './registry-file';

/**
 * Removes areas and widgets that the project no longer has from a set: registry entries, files and source maps.
 * @param units names of all units of the project
 * @returns names of the removed areas and widgets
 */
export async function removeAreas(set: string, units: readonly string[]): Promise<string[]> {
  const isGone = (name: string) => isAreaName(name) && !units.includes(name);
  const withoutGone = <T>(record: Readonly<Record<string, T>>, unitOf = (area: string) => area): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([area]) => !isGone(unitOf(area))));
  const folders = existsSync(set) ? readdirSync(set).filter(isGone) : [];
  if (folders.length === 0) return [];
  await new FolderLock(set, 30).hold(() => {
    const file = join(set, 'registry.json');
    const registry = readRegistry(file);
    if (!registry) return;
    // Signatures of the old registry do not match the new one.
    const { signedBy: _none, staged, stagedHistory, history, ...rest } = registry;
    writeRegistry(file, {
      ...rest,
      areas: withoutGone(rest.areas),
      widgets: withoutGone(rest.widgets, (area) => `${area}-widgets`),
      ...(staged && { staged: withoutGone(staged) }),
      ...(stagedHistory && { stagedHistory: withoutGone(stagedHistory) }),
      ...(history && { history: withoutGone(history) }),
    });
  });
  for (const name of folders)
    for (const place of [set, mapsOf(set)]) rmSync(join(place, name), { recursive: true, force: true });
  return folders;
}
