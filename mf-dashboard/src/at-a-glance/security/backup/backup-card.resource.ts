import { useRead } from '@flightdeck/shared/api';
import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { isFreePlan } from '@flightdeck/shared/plans';
import { useSetting } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { useCardInput } from '../../cards/card-input.resource';
import { saveDismissal } from '../../cards/dismissal.resource';
import { mapResult, resultOf } from '../../cards/read-result';
import { useFeatures, usePlugins, useRewind } from '../../reads/site-reads.resource';
import { siteDetails } from '../../site-details.resource';
import { statsRead } from '../../stats/stats.call';
import { useVaultPress } from '../scan/scan-card.resource';
import { type BackupCardState, backupCardState, needsVaultPress } from './backup-card-state';
import {
  isRecordMeterPending,
  type RecordMeterInput,
  type RecordMeterItem,
  recordMeterItems,
} from './record-meter-items';

export interface BackupCardData {
  readonly state: BackupCardState;
  /** Whether the card keeps space for the record meter while it loads. */
  readonly isMeterExpected: boolean;
  /** Items of the record meter in the upgrade offer; null hides the meter. */
  readonly meterItems: readonly RecordMeterItem[] | null;
  /** Whether the getting-started video shows (DASH-051). */
  readonly showsVideo: boolean;
  dismissMeter(): void;
  dismissVideo(): void;
  /** Repeats the failed reads. */
  retry(): void;
}

const videoOption = 'dismiss_dash_backup_getting_started';

/** Returns the data of the card "VaultPress Backup". Reads VaultPress and the numbers of the meter only when the card needs them. */
export function useBackupCard(): BackupCardData {
  const { isOffline, hasConnectedOwner } = useCardInput();
  const [isMeterDismissed, setMeterDismissed] = useState(false);
  const video = useSetting(videoOption);
  const hasVaultPress = Boolean(useSetting('vaultpress').value);
  const rewind = useRewind();
  const features = useFeatures();
  const isVaultPressNeeded =
    hasVaultPress && rewind.result.step === 'loaded' && needsVaultPress(rewind.result.value.state);
  const vaultpress = useVaultPress(isVaultPressNeeded);
  const state = backupCardState({
    isOffline,
    hasConnectedOwner,
    rewind: rewind.result,
    features: features.result,
    vaultpress: isVaultPressNeeded ? mapResult(vaultpress.result, (report) => report?.isRegistered ?? false) : null,
  });
  const mayShowMeter = state.kind === 'upsell' && !isMeterDismissed;
  const meterInput = useRecordMeterInput(mayShowMeter);
  return {
    // Most sites without a plan have the meter, so keep its space to avoid a layout shift.
    isMeterExpected: isFreePlan(siteDetails().planSlug),
    // The meter makes the card taller, so the card waits for its numbers.
    state: mayShowMeter && isRecordMeterPending(meterInput) ? { kind: 'loading' } : state,
    meterItems: mayShowMeter ? recordMeterItems(meterInput) : null,
    showsVideo: state.kind === 'awaiting-credentials' && !video.value,
    // Not saved: the meter appears again after a reload (OQ-046).
    dismissMeter: () => setMeterDismissed(true),
    dismissVideo: () => saveDismissal(videoOption),
    retry: () => {
      rewind.retry();
      features.retry();
      vaultpress.retry();
    },
  };
}

/**
 * Reads the numbers of posts and comments from Jetpack Stats, and the number of plugins. While Stats is off, and for users who
 * can't manage plugins, reads nothing, and the totals are unknown.
 * @param isNeeded whether to read
 */
function useRecordMeterInput(isNeeded: boolean): RecordMeterInput {
  const { isOffline, mayInstall } = useCardInput();
  const areStatsOn = Boolean(useSetting('stats').value);
  const isKnown = areStatsOn && mayInstall;
  const stats = useRead(statsRead('day'), { enabled: isNeeded && isKnown && !isOffline });
  const plugins = usePlugins(isNeeded && isKnown);
  const counts: ReadResult<{ posts: number; comments: number } | null> = mapResult(resultOf(stats), ({ totals }) =>
    totals === null || totals.posts === null ? null : { posts: totals.posts, comments: totals.comments ?? 0 },
  );
  return {
    totals: isKnown ? counts : { step: 'loaded', value: null },
    plugins: mapResult(plugins.result, (files) => files.size),
  };
}
