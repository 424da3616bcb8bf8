import type { Placement } from '../navigation/navigation';

/**
 * What a change of the placement means to whoever is there: `stay` where the screen under them remains (another search
 * term, a dialog that opens or closes over it, the skip links of the admin), else `arrive`.
 */
export function arrivalKind(before: Placement, after: Placement): 'arrive' | 'stay' {
  if (before.screens.main !== after.screens.main) return 'arrive';
  if (before.route.path === after.route.path || after.screens.title === null) return 'stay';
  return before.screens.overlays.length + after.screens.overlays.length > 0 ? 'stay' : 'arrive';
}
