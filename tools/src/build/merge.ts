import type { Registry, RootEntry } from '@flightdeck/shared/contracts/registry';
import type { PartialRegistry } from './entries';
import type { Release } from './publish';
import type { Unit } from './units';

/**
 * The registry after a build: what was built of these units, and everything else as it stands by now. What was deployed
 * while the build ran stays, with the history.
 * @param built what the build made, and what it found for the rest
 */
export function merged(now: Registry, built: PartialRegistry, units: readonly Pick<Unit, 'kind' | 'area'>[]): Registry {
  // A build signs nothing.
  const { signedBy: _none, ...unsigned } = now;
  const after = { ...unsigned, areas: { ...now.areas }, widgets: { ...now.widgets } };
  for (const { kind, area } of units) {
    if (kind === 'page' && built.root) after.root = pageOf(after.root, built.root) ?? built.root;
    if (kind === 'embed' && built.root) after.root = pageOf(after.root, undefined, built.root.embed) ?? after.root;
    if (!area) continue;
    const entry = built.areas[area];
    const widgets = built.widgets[area];
    if (kind === 'area' && entry) after.areas[area] = entry;
    if (kind === 'widgets' && widgets) after.widgets[area] = widgets;
  }
  return after;
}

/** Returns the page after a build that made one of it and its embed script, or both. */
export function pageOf(
  before: RootEntry | undefined,
  page: RootEntry | undefined,
  embed: Release | undefined = before?.embed,
): RootEntry | undefined {
  const root = page ?? before;
  return root && { ...root, ...(embed && { embed: { ...embed } }) };
}
