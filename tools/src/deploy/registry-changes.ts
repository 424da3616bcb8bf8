import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { HistoryItem, Staged, StagedHistoryItem } from '@flightdeck/shared/contracts/releases';
import type { PartialRegistry } from '../build/registry-file';
import {
  pageUnit,
  type Release,
  releaseFile,
  releaseOf,
  stagedOf,
  type UnitName,
  versionOf,
  withRelease,
  withStaged,
} from './releases/release';

/** Maximum number of items in a history. Older items are removed; the files of their releases remain. */
const maxItems = 50;

/** A new registry, and the release files that must exist at the target before it is written. */
export interface RegistryChange {
  readonly registry: PartialRegistry;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Returns whether a registry that was read later contains this change. */
  isIn(registry: PartialRegistry): boolean;
}

/**
 * Returns the change that makes a release live and adds it to the history. If the release is staged, this promotes it.
 * @param at time of the change, as ISO 8601
 */
export function liveChange(
  registry: PartialRegistry,
  unit: UnitName,
  release: Release,
  what: 'deploy' | 'rollback',
  at: string,
): RegistryChange {
  const live = releaseOf(registry, unit);
  const before = live && releaseFile(unit, live);
  const after = releaseFile(unit, release);
  const past = [...(registry.history?.[unit] ?? [])];
  // A build publishes a release without history. Add that release now, so that a rollback can return to it.
  if (live && before && past.at(-1)?.release !== before.name)
    past.push({ what: 'found', version: versionOf(live), release: before.name, at });
  const item: HistoryItem = { what, version: versionOf(release), release: after.name, at };
  past.push(item);
  const history = { ...registry.history, [unit]: past.slice(-maxItems) };
  const staged = stagedOf(registry, unit);
  const changed = { ...withRelease(registry, unit, release), history };
  return {
    registry: staged?.release === after.name ? withPromotion(changed, unit, staged, at) : changed,
    files: before ? [before, after] : [after],
    isIn: (later) => later.history?.[unit]?.some((each) => isSame(each, item)) ?? false,
  };
}

/** Returns the change that gives a release of an area to some users, while the others keep the live one. */
export function stagingChange(
  registry: PartialRegistry,
  unit: AreaName,
  release: Extract<Release, { kind: 'area' }>,
  roles: readonly string[],
  at: string,
): RegistryChange {
  const file = releaseFile(unit, release);
  const item = { what: 'stage', version: versionOf(release), release: file.name, at } as const;
  const entry = { entry: release.area, release: file.name, audience: { roles }, since: at };
  return {
    registry: withStagedItem(withStaged(registry, unit, entry), unit, item),
    files: [file],
    isIn: (later) => later.stagedHistory?.[unit]?.some((each) => isSame(each, item)) ?? false,
  };
}

/** Returns the change that ends the staged release of an area. The live release stays unchanged. */
export function abortChange(
  registry: PartialRegistry,
  unit: AreaName,
  { entry, release }: Staged,
  at: string,
): RegistryChange {
  const item = { what: 'abort', version: entry.version, release, at } as const;
  return {
    registry: withStagedItem(withStaged(registry, unit), unit, item),
    files: [],
    isIn: (later) => later.stagedHistory?.[unit]?.some((each) => isSame(each, item)) ?? false,
  };
}

/** Returns the registry without the staged release of an area, and with its promotion in the history of staged releases. */
function withPromotion(
  registry: PartialRegistry,
  unit: UnitName,
  { entry, release }: Staged,
  at: string,
): PartialRegistry {
  if (unit === pageUnit) return registry;
  return withStagedItem(withStaged(registry, unit), unit, { what: 'promote', version: entry.version, release, at });
}

/** Returns the registry with one more item in the history of staged releases. */
function withStagedItem(registry: PartialRegistry, unit: AreaName, item: StagedHistoryItem): PartialRegistry {
  const past = [...(registry.stagedHistory?.[unit] ?? []), item];
  return { ...registry, stagedHistory: { ...registry.stagedHistory, [unit]: past.slice(-maxItems) } };
}

type Item = HistoryItem | StagedHistoryItem;

const isSame = (one: Item, other: Item) =>
  one.at === other.at && one.what === other.what && one.release === other.release;

/** Returns whether this release is already live. */
export function isLive(registry: PartialRegistry, unit: UnitName, release: Release): boolean {
  const live = releaseOf(registry, unit);
  return live !== undefined && releaseFile(unit, live).name === releaseFile(unit, release).name;
}

/**
 * Returns the release that a rollback restores, the one before the live one; undefined if there is none. Skips releases that
 * were rolled back, so two rollbacks go back two releases.
 */
export function previousRelease(registry: PartialRegistry, unit: UnitName): HistoryItem | undefined {
  const live = releaseOf(registry, unit);
  const stack: HistoryItem[] = [];
  for (const item of registry.history?.[unit] ?? []) {
    if (item.what === 'rollback') stack.pop();
    if (stack.at(-1)?.release !== item.release) stack.push(item);
  }
  if (!live) return stack.at(-1);
  return stack.at(-1)?.release === releaseFile(unit, live).name ? stack.at(-2) : stack.at(-1);
}
