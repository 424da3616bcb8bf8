import { saveSettings, useRead, useSetting } from '@flightdeck/shared/api';
import type { Reading } from '@flightdeck/shared/contracts/wire';
import { useState } from 'react';
import { useCardFacts } from '../../cards/card-facts.resource';
import { mapReading, readingOf } from '../../cards/reading';
import { useFeatures, usePlugins, useRewind } from '../../reads/site-reads.resource';
import { statsRead } from '../../stats/stats.call';
import { useVaultPress } from '../scan/scan-card.resource';
import { type BackupCardState, backupCardState, needsVaultPress } from './backup-card-state';
import { type RecordItem, recordsPending, upsellRecords } from './upsell-records';

export interface BackupCardData {
  readonly state: BackupCardState;
  /** Content counts of the upsell; null hides them. */
  readonly records: readonly RecordItem[] | null;
  /** Whether the getting-started video shows (DASH-051). */
  readonly showsVideo: boolean;
  dismissRecords(): void;
  dismissVideo(): void;
  retry(): void;
}

const videoOption = 'dismiss_dash_backup_getting_started';

/** Returns the live data of the card "VaultPress Backup". Reads VaultPress and the records only when the card needs them. */
export function useBackupCard(): BackupCardData {
  const { isOffline, hasConnectedOwner } = useCardFacts();
  const [recordsDismissed, setRecordsDismissed] = useState(false);
  const video = useSetting(videoOption);
  const hasVaultPress = Boolean(useSetting('vaultpress').value);
  const rewind = useRewind();
  const features = useFeatures();
  const readsVaultPress =
    hasVaultPress && rewind.reading.step === 'loaded' && needsVaultPress(rewind.reading.value.state);
  const vaultpress = useVaultPress(readsVaultPress);
  const decided = backupCardState({
    isOffline,
    hasConnectedOwner,
    rewind: rewind.reading,
    features: features.reading,
    vaultpress: readsVaultPress ? mapReading(vaultpress.reading, (report) => report?.isRegistered ?? false) : null,
  });
  const facts = useRecordFacts(decided.kind === 'upsell' && !recordsDismissed);
  const isWaiting = decided.kind === 'upsell' && !recordsDismissed && recordsPending(facts);
  return {
    // The records make the card taller, so the card waits for them.
    state: isWaiting ? { kind: 'loading' } : decided,
    records: decided.kind === 'upsell' && !recordsDismissed ? upsellRecords(facts) : null,
    showsVideo: decided.kind === 'awaiting-credentials' && !video.value,
    // Component state only: the records come back after a reload (OQ-046).
    dismissRecords: () => setRecordsDismissed(true),
    dismissVideo: () => void saveSettings({ [videoOption]: true }),
    retry: () => {
      rewind.retry();
      features.retry();
      vaultpress.retry();
    },
  };
}

/** Reads the numbers of posts, comments and plugins. */
function useRecordFacts(isNeeded: boolean): Parameters<typeof upsellRecords>[0] {
  const { isOffline } = useCardFacts();
  const isCounted = Boolean(useSetting('stats').value);
  const days = useRead(statsRead('day'), { enabled: isNeeded && isCounted && !isOffline });
  const plugins = usePlugins(isNeeded && isCounted);
  const known: Reading<{ posts: number; comments: number } | null> = mapReading(readingOf(days), ({ totals }) =>
    totals === null || totals.posts === null ? null : { posts: totals.posts, comments: totals.comments ?? 0 },
  );
  return {
    totals: isCounted ? known : { step: 'loaded', value: null },
    plugins: mapReading(plugins.reading, (files) => files.size),
  };
}
