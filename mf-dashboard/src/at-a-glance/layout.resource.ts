import { useSetting } from '@flightdeck/shared/api';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { isFreePlan } from '@flightdeck/shared/plans';
import { useRewind } from './reads/site-reads.resource';
import { useScan } from './scan/scan-card.resource';
import { vaultPressReason } from './scan/scan-card-state';
import { type Layout, layout } from './sections';
import { siteFacts } from './site-facts.resource';

export interface LiveLayout extends Layout {
  /** The card Activity holds its place until it is known whether backups are made. */
  readonly isActivityExpected: boolean;
  /** Rows of cards keep room for a button, so that nothing moves when one comes; offline none does. */
  readonly isSteady: boolean;
}

/** The layout, live. */
export function useLayout(): LiveLayout {
  const { status, hasConnectedOwner } = useConnection();
  const permissions = usePermissions();
  const protectIsOn = Boolean(useSetting('protect').value);
  const { planSlug, ...site } = siteFacts();
  const rewind = useRewind().reading;
  const scan = useScan().reading;
  // A paid plan nearly always comes with backups; the place of their card is held, so that nothing moves.
  const isActivityExpected = rewind.step === 'loading' && !isFreePlan(planSlug);
  return {
    ...layout({
      ...site,
      permissions,
      hasConnectedOwner,
      protectIsOn,
      isOffline: status === 'offline',
      vaultPressScans: scan.step === 'loaded' && scan.value.reason === vaultPressReason,
      hasActivity: isActivityExpected || (rewind.step === 'loaded' && rewind.value.state === 'active'),
    }),
    isActivityExpected,
    isSteady: status !== 'offline',
  };
}
