import { type ReadState, useRead } from '@flightdeck/shared/api';
import { rewindRead } from '@flightdeck/shared/calls/backup';
import { type ScanStatus, scanRead } from '@flightdeck/shared/calls/scan';
import { vaultpressRead } from '@flightdeck/shared/calls/vaultpress';
import { useFacts } from '../../engine/form-context.store';
import type { Arriving, BackupFacts } from './backup-state';

/** Backups and scan as the card needs them. */
export interface Backups extends BackupFacts {
  readonly scan: Arriving<ScanStatus>;
  /** Asks again for what failed. */
  retry(): void;
}

/** What the site knows of its backups and scans. Offline nobody is asked. */
export function useBackups(): Backups {
  const { isOffline, features, serverValues, modules } = useFacts();
  const hasVaultPress = Boolean(serverValues.vaultpress) && 'vaultpress' in modules;
  const rewind = useRead(rewindRead, { enabled: !isOffline });
  const scan = useRead(scanRead, { enabled: !isOffline });
  const vaultPress = useRead(vaultpressRead, { enabled: !isOffline && hasVaultPress });
  return {
    isOffline,
    features,
    rewind: arriving(rewind, !isOffline),
    scan: arriving(scan, !isOffline),
    vaultPress: arriving(vaultPress, !isOffline && hasVaultPress),
    retry: () => {
      for (const read of [rewind, scan]) if (read.failure) read.retry();
    },
  };
}

/** A call that is not there (404) is an answer: the site has nothing of the kind. */
function arriving<T>({ data, failure }: ReadState<T>, isAsked: boolean): Arriving<T> {
  if (!isAsked) return { step: 'gone' };
  if (data !== undefined) return { step: 'there', value: data };
  if (failure) return { step: failure.status === 404 ? 'gone' : 'failed' };
  return { step: 'loading' };
}
