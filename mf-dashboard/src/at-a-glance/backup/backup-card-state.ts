import type { Reading } from '@flightdeck/shared/contracts/reading';
import { offer, type StandardState, waitingFor } from '../cards/standard-state';

/** What the card "VaultPress Backup" depends on. */
export interface BackupFacts {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  readonly rewind: Reading<{ readonly state: string; readonly reason: string }>;
  /** Names of the features that the site has. */
  readonly features: Reading<readonly string[]>;
  /** The older plugin does the backups: it is on and registered. null: it is off. */
  readonly vaultpress: Reading<boolean> | null;
}

export type BackupCardState =
  | StandardState
  | { readonly kind: 'site-new' }
  /** The older plugin does it. */
  | { readonly kind: 'vaultpress' }
  /** Bought, and nothing there that does it. */
  | { readonly kind: 'set-up' }
  | { readonly kind: 'provisioning' }
  | { readonly kind: 'awaiting-credentials' }
  | { readonly kind: 'active'; readonly isRealTime: boolean }
  /** Backups are made; how often could not be read. */
  | { readonly kind: 'active-somehow'; readonly message: string };

/** States of rewind in which it makes the backups, or will; in any other the older plugin may. */
const ofRewind: readonly string[] = ['provisioning', 'awaiting_credentials', 'active'];

/** Whether the older plugin is to be asked (DASH-053). */
export const asksOther = (state: string): boolean => !ofRewind.includes(state);

/** State of the card "VaultPress Backup" (DASH-049 to DASH-054; the rows of facts-dash.md part 4 in their order). */
export function backupCardState(facts: BackupFacts): BackupCardState {
  const { rewind, features } = facts;
  if (facts.isOffline) return { kind: 'offline' };
  if (rewind.step !== 'loaded') return waitingFor(rewind);
  switch (rewind.value.state) {
    case 'provisioning':
      return { kind: 'provisioning' };
    case 'awaiting_credentials':
      return { kind: 'awaiting-credentials' };
    case 'active':
      if (features.step === 'loading') return { kind: 'loading' };
      // That backups are made is known without the features.
      if (features.step === 'failed') return { kind: 'active-somehow', message: features.message };
      return { kind: 'active', isRealTime: features.value.includes('real-time-backups') };
    default:
      return withoutRewind(facts, rewind.value.reason);
  }
}

/** Unavailable, or a state of a later version. */
function withoutRewind({ features, vaultpress, hasConnectedOwner }: BackupFacts, reason: string): BackupCardState {
  const isBought = features.step === 'loaded' && features.value.includes('backups');
  if (isBought && reason === 'site_new') return { kind: 'site-new' };
  if (vaultpress && vaultpress.step !== 'loaded') return waitingFor(vaultpress);
  if (vaultpress?.value) return { kind: 'vaultpress' };
  if (isBought) return { kind: 'set-up' };
  return waitingFor(features) ?? offer(hasConnectedOwner);
}
