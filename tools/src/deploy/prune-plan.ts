import type { HistoryItem } from '@flightdeck/shared/contracts/registry';
import type { StagedHistoryItem } from '@flightdeck/shared/contracts/staged';
import { foldersOf, type OpenRegistry, pageUnit, type Release, releaseFile, releaseOf, stagedOf } from './release';
import { previous } from './switch';
import type { Removal, StoredFile } from './target';
import { unitsOf } from './units-of';

/** Signatures that are kept whatever their age: a site can have read a registry just before the next one replaced it. */
const keptSignatures = 10;

/** Returns whether a time is before the limit. A time that can't be read is not. */
const isBefore = (at: string | undefined, limit: number) => at !== undefined && Date.parse(at) < limit;

/** Returns the release files that are needed: live, staged, restored by a rollback, or in use after the limit. */
function neededReleases(registry: OpenRegistry, limit: number): Set<string> {
  const needed = new Set<string>();
  for (const unit of unitsOf(registry)) {
    const live = releaseOf(registry, unit);
    if (live) needed.add(releaseFile(unit, live).name);
    const staged = stagedOf(registry, unit);
    if (staged) needed.add(staged.release);
    const before = previous(registry, unit);
    if (before) needed.add(before.release);
    const past = registry.history?.[unit] ?? [];
    // A release was in use until the next one replaced it.
    for (const [index, { release }] of past.entries()) if (!isBefore(past[index + 1]?.at, limit)) needed.add(release);
    const trials = unit === pageUnit ? [] : (registry.stagedHistory?.[unit] ?? []);
    for (const { release, at } of trials) if (!isBefore(at, limit)) needed.add(release);
  }
  return needed;
}

/** Returns the version folder of a file, such as `mf-settings/1.0.0-1a2b3c4d/`; undefined for other files of a set. */
export function folderOf(path: string, units: ReadonlySet<string>): string | undefined {
  const [top = '', version = '', name, ...deeper] = path.split('/');
  const isUnit = units.has(top) || (top.endsWith('-widgets') && units.has(top.slice(0, -'-widgets'.length)));
  return isUnit && version !== 'releases' && name && deeper.length === 0 ? `${top}/${version}/` : undefined;
}

/** Returns the files by version folder, for folders without a needed or young file. */
function oldFolders(files: readonly StoredFile[], registry: OpenRegistry, needed: ReadonlySet<string>, limit: number) {
  const units = new Set<string>(unitsOf(registry));
  const groups = new Map<string, StoredFile[]>();
  for (const file of files) {
    const base = folderOf(file.path, units);
    if (base !== undefined && !needed.has(base)) groups.set(base, [...(groups.get(base) ?? []), file]);
  }
  return new Map([...groups].filter(([, all]) => all.every(({ at }) => at < limit)));
}

function oldSignatures(files: readonly StoredFile[], limit: number): string[] {
  const all = files.filter(({ path }) => /^signatures\/[0-9a-f]{64}\.json$/.test(path));
  const tenth = all.map(({ at }) => at).sort((one, other) => other - one)[keptSignatures - 1] ?? 0;
  return all.filter(({ at }) => at < limit && at < tenth).map(({ path }) => path);
}

/**
 * Finds the files that nothing needs (docs/decisions/029). Files that are no part of a release, and all releases of the embed
 * script, are never among them.
 * @param limit time in ms: releases that were in use later, and files that were written later, stay
 * @param read returns a release by the name of its file
 * @returns null when there is nothing to remove
 */
export async function removalOf(
  registry: OpenRegistry,
  files: readonly StoredFile[],
  limit: number,
  read: (name: string) => Release | Promise<Release>,
): Promise<Removal | null> {
  const units = unitsOf(registry);
  const needed = neededReleases(registry, limit);
  const releases = files.filter(({ path }) => {
    const [unit, folder, name, ...deeper] = path.split('/');
    const isFile = folder === 'releases' && name !== undefined && /^(?!\.).*\.json$/.test(name) && deeper.length === 0;
    return isFile && units.some((each) => each === unit);
  });
  const kept = releases.filter(({ path, at }) => needed.has(path) || at >= limit).map(({ path }) => path);
  const live = units.flatMap((unit) => releaseOf(registry, unit) ?? []);
  const staged = units.flatMap((unit) => stagedOf(registry, unit)?.entry.base ?? []);
  const all = [...live, ...(await Promise.all(kept.map(read)))];
  const bases = new Set([...staged, ...all.flatMap(foldersOf).map(({ base }) => base)]);
  const old = oldFolders(files, registry, bases, limit);
  const removal = {
    folders: [...old.keys()],
    inFolders: [...old.values()].flat().map(({ path }) => path),
    releaseFiles: releases.map(({ path }) => path).filter((path) => !kept.includes(path)),
    signatures: oldSignatures(files, limit),
  };
  if (Object.values(removal).every((paths) => paths.length === 0)) return null;
  const named = new Set([...needed, ...kept]);
  return { ...removal, registry: withoutOthers(registry, named) };
}

/** Leaves releases that are removed out of the history, so that no rollback restores them. */
function withoutOthers(registry: OpenRegistry, named: ReadonlySet<string>): OpenRegistry {
  const filtered = <T extends HistoryItem | StagedHistoryItem>(
    all: Readonly<Record<string, readonly T[] | undefined>>,
  ) =>
    Object.fromEntries(
      Object.entries(all).map(([unit, items = []]) => [unit, items.filter(({ release }) => named.has(release))]),
    );
  const { history, stagedHistory } = registry;
  return {
    ...registry,
    ...(history && { history: filtered(history) }),
    ...(stagedHistory && { stagedHistory: filtered(stagedHistory) }),
  };
}
