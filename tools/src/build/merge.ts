import type { Registry, RootEntry } from '@flightdeck/shared/contracts/releases';
import type { Release } from './publish';
import type { PartialRegistry } from './registry-file';
import type { Unit } from './units';

/**
 * Returns the registry after a build. Replaces the entries of the built units, and keeps everything else, such as the history and
 * releases that were deployed during the build.
 * @param current registry of the set at the end of the build
 * @param built entries from the build, and the entries of other units from before the build
 * @param units the built units
 */
export function mergedRegistry(
  current: Registry,
  built: PartialRegistry,
  units: readonly Pick<Unit, 'kind' | 'area'>[],
): Registry {
  // Signatures of the old registry do not match the new one.
  const { signedBy: _signatures, ...unsigned } = current;
  const merged = { ...unsigned, areas: { ...current.areas }, widgets: { ...current.widgets } };
  for (const { kind, area } of units) {
    if (kind === 'page' && built.root) merged.root = pageEntry(merged.root, built.root) ?? built.root;
    if (kind === 'embed' && built.root)
      merged.root = pageEntry(merged.root, undefined, built.root.embed) ?? merged.root;
    if (!area) continue;
    const entry = built.areas[area];
    const widgets = built.widgets[area];
    if (kind === 'area' && entry) merged.areas[area] = entry;
    if (kind === 'widgets' && widgets) merged.widgets[area] = widgets;
  }
  return merged;
}

/**
 * Returns the registry entry of the page after a build of the page, of its embed script, or of both; undefined when there was no
 * page before the build, and the build has made none.
 */
export function pageEntry(
  before: RootEntry | undefined,
  page: RootEntry | undefined,
  embed: Release | undefined = before?.embed,
): RootEntry | undefined {
  const root = page ?? before;
  return root && { ...root, ...(embed && { embed: { ...embed } }) };
}
