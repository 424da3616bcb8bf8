import type { Placement } from '../navigation';

/**
 * Returns whether a change of the placement shows another screen. A new search term, a dialog that opens or closes over
 * the screen, or a skip link of WordPress does not.
 */
export function isNewScreen(before: Placement, after: Placement): boolean {
  if (before.screens.main !== after.screens.main) return true;
  // Routes of skip links have no title.
  if (before.route.path === after.route.path || after.screens.title === null) return false;
  const isDialogChange = before.screens.overlays.length > 0 || after.screens.overlays.length > 0;
  return !isDialogChange;
}
