import { useRead } from '@flightdeck/shared/api';
import { purchasesRead } from '@flightdeck/shared/calls';
import { useConnection, useRoute } from '@flightdeck/shared/parts';
import { backupOverlap, type OverlappingBackup } from '@flightdeck/shared/plans';

/** Returns whether a route shows the warning: only `/plans`, which leads to the store (DASH-130, OQ-060). */
export const warnsOfOverlap = (path: string): boolean => path === '/plans';

/** Returns the overlap to warn about on the current route, or null. Reads the purchases only on `/plans` and online. */
export function useBackupOverlap(): OverlappingBackup | null {
  const isShownHere = warnsOfOverlap(useRoute().path);
  const isOnline = useConnection().status !== 'offline';
  const { data } = useRead(purchasesRead, { enabled: isShownHere && isOnline });
  return isShownHere ? backupOverlap(data) : null;
}
