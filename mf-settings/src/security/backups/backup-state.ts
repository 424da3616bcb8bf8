import type { RewindStatus } from '@flightdeck/shared/calls/backup';
import type { ScanStatus } from '@flightdeck/shared/calls/scan';
import type { VaultPress } from '@flightdeck/shared/calls/vaultpress';

/** A read on its way to the card; `gone` when the site has nothing of the kind. */
export type Arriving<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed' }
  | { readonly step: 'gone' }
  | { readonly step: 'there'; readonly value: T };

/** What the card on backups and scanning depends on. */
export interface BackupFacts {
  readonly isOffline: boolean;
  readonly rewind: Arriving<RewindStatus>;
  readonly vaultPress: Arriving<VaultPress>;
  /** Features of the plan; undefined while unknown. */
  readonly features: readonly string[] | undefined;
}

/** What the card says of the backups (SET-076, facts-set.md part 2). */
export type BackupState =
  | 'offline'
  | 'unknown'
  | 'provisioning'
  | 'awaiting_credentials'
  | 'active'
  | 'vaultpress-threats'
  | 'vaultpress-security'
  | 'vaultpress-backups'
  | 'vaultpress-not-set-up'
  /** The site has no backups, and its plan brings none. */
  | 'not-in-plan'
  /** Paid for, and nothing is running yet. */
  | 'not-running'
  | 'failed';

export function backupState({ isOffline, rewind, vaultPress, features }: BackupFacts): BackupState {
  if (isOffline) return 'offline';
  if (rewind.step === 'loading') return 'unknown';
  if (rewind.step === 'failed') return 'failed';
  if (rewind.step === 'there' && rewind.value.is_other_state) return 'failed';
  const state = rewind.step === 'there' ? rewind.value.state : 'unavailable';
  if (state !== 'unavailable') return state;
  if (vaultPress.step === 'loading') return 'unknown';
  if (vaultPress.step === 'there') return ofVaultPress(vaultPress.value);
  if (features === undefined) return 'unknown';
  return features.includes('backups') || features.includes('scan') ? 'not-running' : 'not-in-plan';
}

function ofVaultPress({ isRegistered, features, threats }: VaultPress): BackupState {
  if (!isRegistered) return 'vaultpress-not-set-up';
  if (features.security && features.backups) return threats > 0 ? 'vaultpress-threats' : 'vaultpress-security';
  return features.backups ? 'vaultpress-backups' : 'vaultpress-not-set-up';
}

/** A chip: its kind, and what it says. */
export type Badge = 'setting-up' | 'action-needed' | 'connected';

/** The chip on the backups (SET-078); none for a state without one (OQ-080), and none offline (SET-016). */
export function rewindBadge({ isOffline, rewind }: Pick<BackupFacts, 'isOffline' | 'rewind'>): Badge | null {
  if (isOffline || rewind.step !== 'there') return null;
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

export type ScanBadge = 'threats' | 'action-needed' | 'secure';

/** The chip on the scan (SET-079 to SET-081); none where there is no scan, and none offline. */
export function scanBadge(scan: Arriving<ScanStatus>, isOffline: boolean): ScanBadge | null {
  if (isOffline || scan.step !== 'there' || scan.value.state === 'unavailable') return null;
  if (scan.value.threats.length > 0) return 'threats';
  return scan.value.credentials.length === 0 ? 'action-needed' : 'secure';
}
