import type { AreaName } from './area-manifest';
import { pageMap } from './page-map';

/** Returns the drafts of unsaved changes that were lost in this visit, by area: neither saved, nor discarded by the user, nor kept. */
export function lostDrafts(): Map<AreaName, number> {
  return pageMap(Symbol.for('flightdeck.lost-drafts.1'));
}

/** Counts a lost draft of an area. The shell tells the host (docs/decisions/024). */
export function countLostDraft(area: AreaName): void {
  lostDrafts().set(area, (lostDrafts().get(area) ?? 0) + 1);
}
