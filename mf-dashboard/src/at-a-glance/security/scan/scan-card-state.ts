import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { planClass } from '@flightdeck/shared/plans';
import { notLoadedState, type StandardState, upsellOrConnect } from '../../cards/standard-state';

/** Status that VaultPress reports. */
export interface VaultPressReport {
  readonly isRegistered: boolean;
  /** Whether the VaultPress plan includes scanning. */
  readonly includesScanning: boolean;
  readonly threats: number;
}

/** Input of the card "Scan". */
export interface ScanInput {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  readonly scan: ReadResult<{
    readonly state: string;
    readonly reason: string;
    readonly threats: number;
    readonly hasCredentials: boolean;
  }>;
  /** Report of VaultPress, used only with the reason `vp_active_on_site`; null when VaultPress is off. */
  readonly vaultpress: ReadResult<VaultPressReport | null>;
  /** `product_slug` of the site's plan. */
  readonly planSlug: string;
  /** Whether the user may install and activate plugins. */
  readonly mayInstall: boolean;
  /** Whether VaultPress is installed. */
  readonly isVaultPressInstalled: ReadResult<boolean>;
}

export type ScanCardState =
  | StandardState
  | { readonly kind: 'threats'; readonly count: number; readonly source: 'scan' | 'vaultpress' }
  | { readonly kind: 'needs-credentials' }
  | { readonly kind: 'configuring' }
  | { readonly kind: 'secure'; readonly source: 'scan' | 'vaultpress' }
  | { readonly kind: 'not-registered' }
  | { readonly kind: 'activate-vaultpress' }
  | { readonly kind: 'install-vaultpress' }
  | { readonly kind: 'ask-for-vaultpress' };

/** Scan reason for which VaultPress decides the state of the card. */
export const vaultPressReason = 'vp_active_on_site';

/** Scan states in which the provider scans the site, or will soon scan it. In all others, VaultPress may scan it. */
const providerStates: readonly string[] = ['provisioning', 'idle', 'scanning'];

/** Returns whether the Scan card needs the VaultPress report (DASH-063). */
export const needsVaultPress = ({ state, reason }: { readonly state: string; readonly reason: string }): boolean =>
  reason === vaultPressReason && !providerStates.includes(state);

/** Returns the state of the card "Scan" (DASH-057 to DASH-071). The checks follow the order of FACT-DASH-5. */
export function scanCardState(input: ScanInput): ScanCardState {
  const { scan, hasConnectedOwner } = input;
  if (input.isOffline) return { kind: 'offline' };
  if (scan.step !== 'loaded') return notLoadedState(scan);
  const { state, threats, hasCredentials } = scan.value;
  if (state !== '' && state !== 'unavailable') {
    if (threats > 0) return { kind: 'threats', count: threats, source: 'scan' };
    if (!hasCredentials) return { kind: 'needs-credentials' };
    if (state === 'provisioning') return { kind: 'configuring' };
    if (state === 'idle' || state === 'scanning') return { kind: 'secure', source: 'scan' };
  }
  return (scan.value.reason === vaultPressReason ? vaultPressState(input) : null) ?? upsellOrConnect(hasConnectedOwner);
}

/** Returns the state that VaultPress decides; null if neither its report nor the plan includes scanning. */
function vaultPressState({ vaultpress, planSlug, mayInstall, isVaultPressInstalled }: ScanInput): ScanCardState | null {
  if (vaultpress.step !== 'loaded') return notLoadedState(vaultpress);
  const report = vaultpress.value;
  if (report && !report.isRegistered) return { kind: 'not-registered' };
  if (report?.includesScanning && report.threats > 0)
    return { kind: 'threats', count: report.threats, source: 'vaultpress' };
  if (report?.includesScanning) return { kind: 'secure', source: 'vaultpress' };
  if (!includesVaultPress(planSlug)) return null;
  if (!mayInstall) return { kind: 'ask-for-vaultpress' };
  if (isVaultPressInstalled.step !== 'loaded') return notLoadedState(isVaultPressInstalled);
  return { kind: isVaultPressInstalled.value ? 'activate-vaultpress' : 'install-vaultpress' };
}

/** Returns whether a plan includes VaultPress. */
export function includesVaultPress(planSlug: string): boolean {
  const plan = planClass(planSlug);
  return plan === 'is-premium-plan' || plan === 'is-business-plan';
}
