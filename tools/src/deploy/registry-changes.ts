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
import type { TextFile } from './signing/signer';

/** Maximum number of items in a history. Older items are removed; the files of their releases remain. */
const maxItems = 50;

/** A new registry, and the release files that must exist at the target before it is written. */
export interface RegistryChange {
  readonly registry: PartialRegistry;
  readonly files: readonly TextFile[];
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
  const changed = { ...withRelease(registry, unit, release), history };
  const isPromotion = unit !== pageUnit && stagedOf(registry, unit)?.release === after.name;
  return {
    registry: isPromotion
      ? stagedChange(withStaged(changed, unit), unit, { ...item, what: 'promote' }).registry
      : changed,
    files: before ? [before, after] : [after],
    isIn: (later) => hasItem(later.history?.[unit], item),
  };
}

/** Returns the change that gives a release of an area to some users, while the others keep the live one. */
export function stagingChange(
  registry: PartialRegistry,
  area: AreaName,
  release: Extract<Release, { kind: 'area' }>,
  roles: readonly string[],
  at: string,
): RegistryChange {
  const file = releaseFile(area, release);
  const staged = { entry: release.area, release: file.name, audience: { roles }, since: at };
  const changed = withStaged(registry, area, staged);
  return {
    ...stagedChange(changed, area, { what: 'stage', version: versionOf(release), release: file.name, at }),
    files: [file],
  };
}

/** Returns the change that ends the staged release of an area. The live release stays unchanged. */
export const abortChange = (
  registry: PartialRegistry,
  area: AreaName,
  { entry: { version }, release }: Staged,
  at: string,
): RegistryChange => stagedChange(withStaged(registry, area), area, { what: 'abort', version, release, at });

/** Returns the change that writes a registry with one more item in its history of staged releases. */
function stagedChange(registry: PartialRegistry, area: AreaName, item: StagedHistoryItem): RegistryChange {
  const past = [...(registry.stagedHistory?.[area] ?? []), item];
  return {
    registry: { ...registry, stagedHistory: { ...registry.stagedHistory, [area]: past.slice(-maxItems) } },
    files: [],
    isIn: ({ stagedHistory }) => hasItem(stagedHistory?.[area], item),
  };
}

type Item = HistoryItem | StagedHistoryItem;

const hasItem = (items: readonly Item[] = [], { at, what, release }: Item): boolean =>
  items.some((each) => each.at === at && each.what === what && each.release === release);

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
