import { type ReadState, useRead } from '@flightdeck/shared/api';
import { rewindRead, type ScanStatus, scanRead, vaultpressRead } from '@flightdeck/shared/calls';
import { useRuleInput } from '../../engine/form/form-context.store';
import type { BackupInput, Loadable } from './backup-state';

/** State of backups and scan for the card. */
export interface Backups extends BackupInput {
  readonly scan: Loadable<ScanStatus>;
  /** Repeats the failed reads. */
  retry(): void;
}

/** Reads the state of backups and scan. Sends no requests offline. */
export function useBackups(): Backups {
  const { isOffline, features, serverValues, modules } = useRuleInput();
  const hasVaultPress = Boolean(serverValues.vaultpress) && 'vaultpress' in modules;
  const rewind = useRead(rewindRead, { enabled: !isOffline });
  const scan = useRead(scanRead, { enabled: !isOffline });
  const vaultPress = useRead(vaultpressRead, { enabled: !isOffline && hasVaultPress });
  return {
    isOffline,
    features,
    rewind: loadable(rewind, !isOffline),
    scan: loadable(scan, !isOffline),
    vaultPress: loadable(vaultPress, !isOffline && hasVaultPress),
    retry: () => {
      for (const read of [rewind, scan, vaultPress]) if (read.failure) read.retry();
    },
  };
}

/** Maps a read to its state. A service is absent if the read is not requested or is answered with 404. */
function loadable<T>({ data, failure }: ReadState<T>, isRequested: boolean): Loadable<T> {
  if (!isRequested) return { step: 'absent' };
  if (data !== undefined) return { step: 'ready', value: data };
  if (failure) return { step: failure.status === 404 ? 'absent' : 'failed' };
  return { step: 'loading' };
}
