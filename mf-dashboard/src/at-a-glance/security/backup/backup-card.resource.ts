import { saveSettings, useRead, useSetting } from '@flightdeck/shared/api';
import type { Reading } from '@flightdeck/shared/contracts/wire';
import { useState } from 'react';
import { useCardFacts } from '../../cards/card-facts.resource';
import { mapReading, readingOf } from '../../cards/reading';
import { useFeatures, usePlugins, useRewind } from '../../reads/site-reads.resource';
import { statsRead } from '../../stats/stats.call';
import { useVaultPress } from '../scan/scan-card.resource';
import { type BackupCardState, backupCardState, needsVaultPress } from './backup-card-state';
import { areRecordsPending, type RecordItem, upsellRecords } from './record-meter-items';

export interface BackupCardData {
  readonly state: BackupCardState;
  /** Content counts of the upgrade offer; null hides them. */
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
  const [areRecordsDismissed, setRecordsDismissed] = useState(false);
  const video = useSetting(videoOption);
  const hasVaultPress = Boolean(useSetting('vaultpress').value);
  const rewind = useRewind();
  const features = useFeatures();
  const readsVaultPress =
    hasVaultPress && rewind.reading.step === 'loaded' && needsVaultPress(rewind.reading.value.state);
  const vaultpress = useVaultPress(readsVaultPress);
  const state = backupCardState({
    isOffline,
    hasConnectedOwner,
    rewind: rewind.reading,
    features: features.reading,
    vaultpress: readsVaultPress ? mapReading(vaultpress.reading, (report) => report?.isRegistered ?? false) : null,
  });
  const mayShowRecords = state.kind === 'upsell' && !areRecordsDismissed;
  const facts = useRecordFacts(mayShowRecords);
  return {
    // The records make the card taller, so the card waits for them.
    state: mayShowRecords && areRecordsPending(facts) ? { kind: 'loading' } : state,
    records: mayShowRecords ? upsellRecords(facts) : null,
    showsVideo: state.kind === 'awaiting-credentials' && !video.value,
    // Not saved: the records come back after a reload (OQ-046).
    dismissRecords: () => setRecordsDismissed(true),
    dismissVideo: () => void saveSettings({ [videoOption]: true }),
    retry: () => {
      rewind.retry();
      features.retry();
      vaultpress.retry();
    },
  };
}

/** Reads the numbers of posts, comments and plugins; Jetpack Stats counts posts and comments. */
function useRecordFacts(isNeeded: boolean): Parameters<typeof upsellRecords>[0] {
  const { isOffline } = useCardFacts();
  const areStatsOn = Boolean(useSetting('stats').value);
  const stats = useRead(statsRead('day'), { enabled: isNeeded && areStatsOn && !isOffline });
  const plugins = usePlugins(isNeeded && areStatsOn);
  const counts: Reading<{ posts: number; comments: number } | null> = mapReading(readingOf(stats), ({ totals }) =>
    totals === null || totals.posts === null ? null : { posts: totals.posts, comments: totals.comments ?? 0 },
  );
  return {
    totals: areStatsOn ? counts : { step: 'loaded', value: null },
    plugins: mapReading(plugins.reading, (files) => files.size),
  };
}
