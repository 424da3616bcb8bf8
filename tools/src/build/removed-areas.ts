import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAreaName } from '@flightdeck/shared/contracts/areas';
import { FolderLock } from '../common/folders/folder-lock';
import { readRegistry, writeRegistry } from './registry-file';

/**
 * Removes from a set the areas and widgets that the project no longer has: their registry entries and files.
 * @param units names of all units of the project
 * @returns names of the removed areas and widgets
 */
export async function removeAreas(set: string, units: readonly string[]): Promise<string[]> {
  const isRemoved = (name: string) => isAreaName(name) && !units.includes(name);
  const withoutRemoved = <T>(record: Readonly<Record<string, T>>, unitOf = (area: string) => area): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([area]) => !isRemoved(unitOf(area))));
  const folders = existsSync(set) ? readdirSync(set).filter(isRemoved) : [];
  if (folders.length === 0) return [];
  await new FolderLock(join(set, '.deploy'), 30).hold(() => {
    const file = join(set, 'registry.json');
    const registry = readRegistry(file);
    if (!registry) return;
    // Signatures of the old registry do not match the new one.
    const { signedBy: _signatures, staged, stagedHistory, history, ...rest } = registry;
    writeRegistry(file, {
      ...rest,
      areas: withoutRemoved(rest.areas),
      widgets: withoutRemoved(rest.widgets, (area) => `${area}-widgets`),
      ...(staged && { staged: withoutRemoved(staged) }),
      ...(stagedHistory && { stagedHistory: withoutRemoved(stagedHistory) }),
      ...(history && { history: withoutRemoved(history) }),
    });
  });
  for (const name of folders) rmSync(join(set, name), { recursive: true });
  return folders;
}
