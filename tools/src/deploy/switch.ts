import type { HistoryItem } from '@flightdeck/shared/contracts/registry';
import type { Audience, Staged } from '@flightdeck/shared/contracts/staged';
import {
  type OpenRegistry,
  type Release,
  releaseFile,
  releaseOf,
  stagedOf,
  type UnitName,
  versionOf,
  withRelease,
  withStaged,
} from './release';

/** Older switches are removed from the history; the files of their releases remain. */
const kept = 50;

/** A registry, and the release files that must exist at the target before it is written. */
export interface Switch {
  readonly registry: OpenRegistry;
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Whether a registry that was read later contains this switch. */
  isIn(registry: OpenRegistry): boolean;
}

/** Makes a release live and adds the switch to the history, in one new registry. */
export function switched(
  registry: OpenRegistry,
  unit: UnitName,
  release: Release,
  what: 'deploy' | 'promote' | 'rollback',
  at: string,
): Switch {
  const file = releaseFile(unit, release);
  const open = stagedOf(registry, unit)?.release === file.name ? withStaged(registry, unit) : registry;
  const item = { what, version: versionOf(release), release: file.name, at };
  return noted({ before: registry, after: withRelease(open, unit, release), unit, item, files: [file] });
}

/** Gives a release of an area to some users, beside the live one. */
export function staged(
  registry: OpenRegistry,
  unit: UnitName,
  release: Extract<Release, { kind: 'area' }>,
  audience: Audience,
  at: string,
): Switch {
  const file = releaseFile(unit, release);
  const item = { what: 'stage', version: versionOf(release), release: file.name, at } as const;
  const after = withStaged(registry, unit, { entry: release.area, release: file.name, audience, since: at });
  return noted({ before: registry, after, unit, item, files: [file] });
}

/** Ends the staged release of an area. The live one stays. */
export function aborted(registry: OpenRegistry, unit: UnitName, { entry, release }: Staged, at: string): Switch {
  const item = { what: 'abort', version: entry.version, release, at } as const;
  return noted({ before: registry, after: withStaged(registry, unit), unit, item, files: [] });
}

interface Change {
  readonly before: OpenRegistry;
  readonly after: OpenRegistry;
  readonly unit: UnitName;
  readonly item: HistoryItem;
  readonly files: Switch['files'];
}

/** Appends a change to the history. */
function noted({ before, after, unit, item, files }: Change): Switch {
  const live = releaseOf(before, unit);
  const found = live && releaseFile(unit, live);
  const past = [...(before.history?.[unit] ?? [])];
  // A build publishes without history: what it left live is noted now, or a rollback would pass over it.
  if (live && found && ofLive(past).at(-1)?.release !== found.name)
    past.push({ what: 'found', version: versionOf(live), release: found.name, at: item.at });
  past.push(item);
  return {
    registry: { ...after, history: { ...after.history, [unit]: past.slice(-kept) } },
    files: found ? [found, ...files] : files,
    isIn: (later) =>
      later.history?.[unit]?.some(
        (each) => each.at === item.at && each.what === item.what && each.release === item.release,
      ) ?? false,
  };
}

/** Changes of the live release. A staged release that was aborted never was the live one. */
export const ofLive = (past: readonly HistoryItem[]): readonly HistoryItem[] =>
  past.filter(({ what }) => what !== 'stage' && what !== 'abort');

/** Whether this release is already the live one. */
export function isLive(registry: OpenRegistry, unit: UnitName, release: Release): boolean {
  const live = releaseOf(registry, unit);
  return live !== undefined && releaseFile(unit, live).name === releaseFile(unit, release).name;
}

/**
 * Returns the release that a rollback restores: the one before the live one. A rollback removes the release it leaves from
 * the history, so two rollbacks go back two releases.
 */
export function previous(registry: OpenRegistry, unit: UnitName): HistoryItem | undefined {
  const live = releaseOf(registry, unit);
  const pile: HistoryItem[] = [];
  for (const item of ofLive(registry.history?.[unit] ?? [])) {
    if (item.what === 'rollback') pile.pop();
    if (pile.at(-1)?.release !== item.release) pile.push(item);
  }
  if (!live) return pile.at(-1);
  return pile.at(-1)?.release === releaseFile(unit, live).name ? pile.at(-2) : pile.at(-1);
}
