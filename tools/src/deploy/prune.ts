import type { MapStore } from './map-store';
import { folderOf, removalOf } from './prune-plan';
import type { OpenRegistry } from './release';
import type { Removal, StoredFile, Target } from './target';
import { unitsOf } from './units-of';
import { many } from './words';

/** Options of `npm run prune`. */
export interface PruneOrder {
  /** Releases that were in use in the last days stay. */
  readonly days: number;
  readonly dryRun: boolean;
  /** Continues after a prune of a bucket that was interrupted. */
  readonly takeOver: boolean;
  readonly say: (line: string) => void;
}

const day = 86_400_000;

/**
 * Removes releases that nothing needs from a target, and then their source maps.
 * @param maps source maps beside the target; null when there is no such place
 * @param now time in ms
 */
export async function prune(target: Target, maps: MapStore | null, order: PruneOrder, now = Date.now()): Promise<void> {
  const { days, dryRun, takeOver, say } = order;
  const limit = now - days * day;
  const make = (live: OpenRegistry, files: readonly StoredFile[]) =>
    removalOf(live, files, limit, (name) => target.release(name));
  const removal = dryRun ? await make(await target.read(), await target.list()) : await target.prune(make, takeOver);
  const old = maps ? await oldMaps(target, maps, removal?.folders ?? [], limit) : [];
  if (!dryRun) for (const path of old) await maps?.remove(path);
  for (const line of linesOf(removal, old.length, { days, dryRun })) say(line);
}

/** Returns the source maps of version folders that the target no longer has. */
async function oldMaps(target: Target, maps: MapStore, removed: readonly string[], limit: number): Promise<string[]> {
  const files = await maps.list();
  if (files.length === 0) return [];
  const registry = await target.read();
  const units = new Set<string>(unitsOf(registry));
  const present = new Set((await target.list()).map(({ path }) => folderOf(path, units)));
  for (const folder of removed) present.delete(folder);
  return files
    .filter(({ path, at }) => {
      const base = folderOf(path, units);
      return base !== undefined && !present.has(base) && at < limit;
    })
    .map(({ path }) => path);
}

function linesOf(removal: Removal | null, maps: number, { days, dryRun }: { days: number; dryRun: boolean }): string[] {
  const lastDays = days === 1 ? 'day' : many(days, 'day');
  if (!removal && maps === 0)
    return [`Nothing to remove: each release is live, staged, the one before, or was in use in the last ${lastDays}.`];
  const { folders = [], inFolders = [], releaseFiles = [], signatures = [] } = removal ?? {};
  const what = [
    `${many(folders.length, 'version folder')} with ${many(inFolders.length, 'file')}`,
    many(releaseFiles.length, 'release file'),
    many(signatures.length, 'signature'),
    many(maps, 'source map'),
  ].join(', ');
  return [...folders.map((folder) => `  ${folder}`), `${dryRun ? 'Dry run: would remove' : 'Removed'} ${what}.`];
}
