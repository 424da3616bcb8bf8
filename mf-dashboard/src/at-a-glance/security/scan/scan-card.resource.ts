import { useRead } from '@flightdeck/shared/api';
import { scanRead, vaultpressRead } from '@flightdeck/shared/calls';
import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { useCardInput } from '../../cards/card-input.resource';
import { loaded, loading, mapResult, resultOf } from '../../cards/read-result';
import { type PluginActivation, useActivation } from '../../plugins/activate-plugin.resource';
import { usePlanSlug, usePlugins, useReadResult } from '../../reads/site-reads.resource';
import { siteDetails } from '../../site-details.resource';
import {
  includesVaultPress,
  needsVaultPress,
  type ScanCardState,
  scanCardState,
  type VaultPressReport,
} from './scan-card-state';

/** Returns the activation of VaultPress; its page opens afterwards (DASH-074 to DASH-076). */
export const vaultPressActivation = (adminUrl: string): PluginActivation => ({
  slug: 'vaultpress',
  noticeId: 'activate-vaultpress',
  runningText: __('Activating VaultPress…'),
  failedText: __('Could not activate VaultPress.'),
  page: adminPage(adminPages.vaultpress, adminUrl),
});

/** Main file of VaultPress. */
const vaultPressFile = 'vaultpress/vaultpress.php';

export interface ScanCardData {
  readonly state: ScanCardState;
  readonly activation: ReturnType<typeof useActivation>;
  /** Repeats the failed reads. */
  retry(): void;
}

/** Reads the state of the scan. Threats are only counted; the provider's pages show them. */
export function useScan() {
  const { mayRead } = useCardInput();
  return useReadResult(
    scanRead,
    ({ state, reason, threats, credentials }) => ({
      state,
      reason,
      threats: threats.length,
      hasCredentials: credentials.length > 0,
    }),
    mayRead,
  );
}

/** Returns the data of the card "Scan". Reads the VaultPress report and the plugins only when the card needs them. */
export function useScanCard(): ScanCardData {
  const { isOffline, hasConnectedOwner, mayInstall } = useCardInput();
  const planSlug = usePlanSlug();
  const scan = useScan();
  const isVaultPressNeeded = scan.result.step === 'loaded' && needsVaultPress(scan.result.value);
  const vaultpress = useVaultPress(isVaultPressNeeded);
  const plugins = usePlugins(isVaultPressNeeded && includesVaultPress(planSlug));
  return {
    state: scanCardState({
      isOffline,
      hasConnectedOwner,
      scan: scan.result,
      vaultpress: vaultpress.result,
      planSlug,
      mayInstall,
      isVaultPressInstalled: mapResult(plugins.result, (files) => files.has(vaultPressFile)),
    }),
    activation: useActivation(vaultPressActivation(siteDetails().adminUrl)),
    retry: () => {
      scan.retry();
      vaultpress.retry();
      plugins.retry();
    },
  };
}

/** Reads the VaultPress report; null when VaultPress is off. @param isNeeded whether to read; if not, the result stays loading */
export function useVaultPress(isNeeded: boolean): {
  readonly result: ReadResult<VaultPressReport | null>;
  retry(): void;
} {
  const read = useRead(vaultpressRead, { enabled: isNeeded });
  const isOff = read.data === undefined && read.failure?.serverCode === 'not_active';
  const report = mapResult(resultOf(read), ({ isRegistered, features, threats }) => ({
    isRegistered,
    includesScanning: features.security,
    threats,
  }));
  const result = isNeeded ? report : loading;
  return {
    result: isOff ? loaded(null) : result,
    retry: () => {
      if (read.failure && !isOff) read.retry();
    },
  };
}
