import type { AreaName } from './area-manifest';

/** On the page and not in a module, so that the shell reads the counts of all areas. */
const key = Symbol.for('flightdeck.lost-drafts.1');

/** Returns the drafts of unsaved changes that were lost in this visit, by area: neither saved, nor discarded by the user, nor kept. */
export function lostDrafts(): Map<AreaName, number> {
  const present: unknown = Reflect.get(globalThis, key);
  if (present instanceof Map) return present;
  const made = new Map<AreaName, number>();
  Reflect.set(globalThis, key, made);
  return made;
}

/** Counts a lost draft of an area. The shell tells the host (docs/decisions/024). */
export function countLostDraft(area: AreaName): void {
  lostDrafts().set(area, (lostDrafts().get(area) ?? 0) + 1);
}
