import type { RewindStatus, ScanStatus, VaultPress } from '@flightdeck/shared/calls';

/** State of a read. `absent`: the site does not have this service, or the read is not requested. */
export type Loadable<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | { readonly step: 'absent' }
  | { readonly step: 'ready'; readonly value: T };

/** Input that decides the state of the backups. */
export interface BackupInput {
  readonly isOffline: boolean;
  readonly rewind: Loadable<RewindStatus>;
  readonly vaultPress: Loadable<VaultPress>;
  /** Features of the plan; undefined while loading. */
  readonly features: readonly string[] | undefined;
}

/** State of the backups on the card (SET-076, FACT-SET-2). */
export type BackupState =
  | 'offline'
  | 'loading'
  | 'provisioning'
  | 'awaiting_credentials'
  | 'active'
  | 'vaultpress-threats'
  | 'vaultpress-security'
  | 'vaultpress-backups'
  | 'vaultpress-not-set-up'
  /** The plan includes neither backups nor scanning. */
  | 'not-in-plan'
  /** The plan includes backups or scanning, but the service is not set up. */
  | 'not-running'
  | 'failed';

/** Returns the state of the backups (SET-076). */
export function backupState({ isOffline, rewind, vaultPress, features }: BackupInput): BackupState {
  if (isOffline) return 'offline';
  if (rewind.step === 'loading') return 'loading';
  if (rewind.step === 'failed') return 'failed';
  if (rewind.step === 'ready' && rewind.value.is_unknown_state) return 'failed';
  const state = rewind.step === 'ready' ? rewind.value.state : 'unavailable';
  if (state !== 'unavailable') return state;
  if (vaultPress.step === 'loading') return 'loading';
  if (vaultPress.step === 'failed') return 'failed';
  if (vaultPress.step === 'ready') return vaultPressState(vaultPress.value);
  if (features === undefined) return 'loading';
  return features.includes('backups') || features.includes('scan') ? 'not-running' : 'not-in-plan';
}

function vaultPressState({ isRegistered, features, threats }: VaultPress): BackupState {
  if (!isRegistered) return 'vaultpress-not-set-up';
  if (features.security && features.backups) return threats > 0 ? 'vaultpress-threats' : 'vaultpress-security';
  return features.backups ? 'vaultpress-backups' : 'vaultpress-not-set-up';
}

/** State that the chip for the backups shows. */
export type RewindChipState = 'setting-up' | 'action-needed' | 'connected';

/** Returns the state for the chip of the backups (SET-078); null for no chip: offline (SET-016) and in other states (OQ-080). */
export function rewindChipState({
  isOffline,
  rewind,
}: Pick<BackupInput, 'isOffline' | 'rewind'>): RewindChipState | null {
  if (isOffline || rewind.step !== 'ready') return null;
  switch (rewind.value.state) {
    case 'provisioning':
      return 'setting-up';
    case 'awaiting_credentials':
      return 'action-needed';
    case 'active':
      return 'connected';
    default:
      return null;
  }
}

/** State that the chip for the scan shows. */
export type ScanChipState = 'threats' | 'action-needed' | 'secure';

/**
 * Returns the state for the chip of the scan (SET-079 to SET-081); null for no chip: offline (SET-016), while the scan is not
 * loaded, and on sites without a scan.
 */
export function scanChipState(scan: Loadable<ScanStatus>, isOffline: boolean): ScanChipState | null {
  if (isOffline || scan.step !== 'ready' || scan.value.state === 'unavailable') return null;
  if (scan.value.threats.length > 0) return 'threats';
  return scan.value.credentials.length === 0 ? 'action-needed' : 'secure';
}
