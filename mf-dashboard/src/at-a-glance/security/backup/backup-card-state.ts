import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { notLoadedState, type StandardState, upsellOrConnect } from '../../cards/standard-state';

/** Input of the card "VaultPress Backup". */
export interface BackupInput {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  readonly rewind: ReadResult<{ readonly state: string; readonly reason: string }>;
  /** Names of the site's features. */
  readonly features: ReadResult<readonly string[]>;
  /** Whether VaultPress is registered; null when VaultPress is off or the rewind state makes its report unnecessary. */
  readonly vaultpress: ReadResult<boolean> | null;
}

export type BackupCardState =
  | StandardState
  | { readonly kind: 'site-new' }
  /** VaultPress makes the backups. */
  | { readonly kind: 'vaultpress' }
  /** The plan includes backups, but VaultPress, which makes them, is not set up. */
  | { readonly kind: 'set-up' }
  | { readonly kind: 'provisioning' }
  | { readonly kind: 'awaiting-credentials' }
  | { readonly kind: 'active'; readonly isRealTime: boolean }
  /** Backups run. How often is unknown, because the features failed to load. */
  | { readonly kind: 'active-unknown-frequency'; readonly message: string };

/** Rewind states in which the provider makes the backups, or will soon make them. In all others, VaultPress may make them. */
const rewindStates: readonly string[] = ['provisioning', 'awaiting_credentials', 'active'];

/** Returns whether the VaultPress report is needed in a rewind state (DASH-053). */
export const needsVaultPress = (state: string): boolean => !rewindStates.includes(state);

/** Returns the state of the card "VaultPress Backup" (DASH-049 to DASH-054). The checks follow the order of FACT-DASH-4. */
export function backupCardState(input: BackupInput): BackupCardState {
  const { rewind, features } = input;
  if (input.isOffline) return { kind: 'offline' };
  if (rewind.step !== 'loaded') return notLoadedState(rewind);
  switch (rewind.value.state) {
    case 'provisioning':
      return { kind: 'provisioning' };
    case 'awaiting_credentials':
      return { kind: 'awaiting-credentials' };
    case 'active':
      if (features.step === 'loading') return { kind: 'loading' };
      // The rewind state alone proves that backups run.
      if (features.step === 'failed') return { kind: 'active-unknown-frequency', message: features.message };
      return { kind: 'active', isRealTime: features.value.includes('real-time-backups') };
    default:
      return stateWithoutRewind(input, rewind.value.reason);
  }
}

/** Returns the state for rewind "unavailable" and for states this version doesn't know. */
function stateWithoutRewind({ features, vaultpress, hasConnectedOwner }: BackupInput, reason: string): BackupCardState {
  const isInPlan = features.step === 'loaded' && features.value.includes('backups');
  if (isInPlan && reason === 'site_new') return { kind: 'site-new' };
  if (vaultpress && vaultpress.step !== 'loaded') return notLoadedState(vaultpress);
  if (vaultpress?.value) return { kind: 'vaultpress' };
  if (isInPlan) return { kind: 'set-up' };
  return features.step === 'loaded' ? upsellOrConnect(hasConnectedOwner) : notLoadedState(features);
}
