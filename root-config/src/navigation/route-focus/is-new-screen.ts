import type { Placement } from '../navigation';

/**
 * Returns whether a change of the placement shows another screen. False if the current screen stays: for another
 * search term, a dialog that opens or closes over it, and the skip links of the admin.
 */
export function isNewScreen(before: Placement, after: Placement): boolean {
  if (before.screens.main !== after.screens.main) return true;
  if (before.route.path === after.route.path || after.screens.title === null) return false;
  return before.screens.overlays.length + after.screens.overlays.length === 0;
}
