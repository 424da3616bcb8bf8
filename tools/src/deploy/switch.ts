import type { HistoryItem } from '@flightdeck/shared/contracts/registry';
import {
  type OpenRegistry,
  type Release,
  releaseFile,
  releaseOf,
  type UnitName,
  versionOf,
  withRelease,
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
  what: 'deploy' | 'rollback',
  at: string,
): Switch {
  const live = releaseOf(registry, unit);
  const before = live && releaseFile(unit, live);
  const after = releaseFile(unit, release);
  const past = [...(registry.history?.[unit] ?? [])];
  // A build publishes without history. Add its live release now, so that a rollback can return to it.
  if (live && before && past.at(-1)?.release !== before.name)
    past.push({ what: 'found', version: versionOf(live), release: before.name, at });
  const item: HistoryItem = { what, version: versionOf(release), release: after.name, at };
  past.push(item);
  const history = { ...registry.history, [unit]: past.slice(-kept) };
  return {
    registry: { ...withRelease(registry, unit, release), history },
    files: before ? [before, after] : [after],
    isIn: (later) =>
      later.history?.[unit]?.some((each) => each.at === at && each.what === what && each.release === after.name) ??
      false,
  };
}

/** Whether this release is already live. */
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
  for (const item of registry.history?.[unit] ?? []) {
    if (item.what === 'rollback') pile.pop();
    if (pile.at(-1)?.release !== item.release) pile.push(item);
  }
  if (!live) return pile.at(-1);
  return pile.at(-1)?.release === releaseFile(unit, live).name ? pile.at(-2) : pile.at(-1);
}
