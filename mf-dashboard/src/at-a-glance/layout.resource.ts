import { settingsRead, useReadSelection } from '@flightdeck/shared/api';
import { usePermissions } from '@flightdeck/shared/parts';
import { isFreePlan } from '@flightdeck/shared/plans';
import type { Settings } from '@flightdeck/shared/settings';
import { useMemo } from 'react';
import { useCardInput } from './cards/card-input.resource';
import { useRewind } from './reads/site-reads.resource';
import { type Layout, layout } from './sections';
import { useScan } from './security/scan/scan-card.resource';
import { vaultPressReason } from './security/scan/scan-card-state';
import { siteDetails } from './site-details.resource';

/** The layout, and whether to reserve space for a card that can still appear. */
export interface LayoutWithSpace extends Layout {
  /** Whether to show the Activity card as loading until the backup state is known. */
  readonly isActivityExpected: boolean;
}

/** Returns the layout for the connection, the permissions and the answers so far. */
export function useLayout(): LayoutWithSpace {
  const { isOffline, hasConnectedOwner, mayRead } = useCardInput();
  const permissions = usePermissions();
  // Managers see the Protect card even while Protect is off, so its switch must not render their sections again.
  const isProtectOn =
    useReadSelection(settingsRead, permissions.manage_modules ? alwaysOff : protectOption).data ?? false;
  const { planSlug } = siteDetails();
  const rewind = useRewind().result;
  const scan = useScan().result;
  // Nearly every paid plan has backups, so reserve the space of the Activity card to avoid a layout shift.
  const isActivityExpected = mayRead && rewind.step === 'loading' && !isFreePlan(planSlug);
  const isScannedByVaultPress = scan.step === 'loaded' && scan.value.reason === vaultPressReason;
  const hasActivity = isActivityExpected || (rewind.step === 'loaded' && rewind.value.state === 'active');
  const sections = useMemo(
    () =>
      layout({
        ...siteDetails(),
        permissions,
        hasConnectedOwner,
        isProtectOn,
        isOffline,
        isScannedByVaultPress,
        hasActivity,
      }),
    [permissions, hasConnectedOwner, isProtectOn, isOffline, isScannedByVaultPress, hasActivity],
  );
  return { ...sections, isActivityExpected };
}

const protectOption = ({ protect }: Settings): boolean => Boolean(protect);
const alwaysOff = (): boolean => false;
