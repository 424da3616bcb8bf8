import type { Reading } from '@flightdeck/shared/contracts/reading';
import { planClass } from '@flightdeck/shared/plans';
import { offer, type StandardState, waitingFor } from '../cards/standard-state';

/** What the older plugin tells of itself. */
export interface VaultPressReport {
  readonly isRegistered: boolean;
  /** Scanning is part of what was bought. */
  readonly scans: boolean;
  readonly threats: number;
}

/** What the card "Scan" depends on. */
export interface ScanFacts {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  readonly scan: Reading<{
    readonly state: string;
    readonly reason: string;
    readonly threats: number;
    readonly hasCredentials: boolean;
  }>;
  /** Asked for only with the reason `vp_active_on_site`; null: it is off. */
  readonly vaultpress: Reading<VaultPressReport | null>;
  /** `product_slug` of the site's plan. */
  readonly planSlug: string;
  /** Whether the files of the older plugin are there. */
  readonly isVaultPressInstalled: Reading<boolean>;
}

export type ScanCardState =
  | StandardState
  | { readonly kind: 'threats'; readonly count: number; readonly at: 'scan' | 'vaultpress' }
  | { readonly kind: 'needs-credentials' }
  | { readonly kind: 'configuring' }
  | { readonly kind: 'secure'; readonly at: 'scan' | 'vaultpress' }
  | { readonly kind: 'not-registered' }
  | { readonly kind: 'activate-vaultpress' }
  | { readonly kind: 'install-vaultpress' };

/** The reason that leads to the older plugin. */
export const vaultPressReason = 'vp_active_on_site';

/** Whether the older plugin is to be asked. */
export const asksVaultPress = ({ state, reason }: { readonly state: string; readonly reason: string }): boolean =>
  reason === vaultPressReason && (state === '' || state === 'unavailable');

/** State of the card "Scan" (DASH-057 to DASH-071; the rows of facts-dash.md part 5 in their order). */
export function scanCardState(facts: ScanFacts): ScanCardState {
  const { scan, hasConnectedOwner } = facts;
  if (facts.isOffline) return { kind: 'offline' };
  if (scan.step !== 'loaded') return waitingFor(scan);
  const { state, threats, hasCredentials } = scan.value;
  if (state !== '' && state !== 'unavailable') {
    if (threats > 0) return { kind: 'threats', count: threats, at: 'scan' };
    if (!hasCredentials) return { kind: 'needs-credentials' };
    if (state === 'provisioning') return { kind: 'configuring' };
    if (state === 'idle' || state === 'scanning') return { kind: 'secure', at: 'scan' };
  }
  return (scan.value.reason === vaultPressReason ? ofVaultPress(facts) : null) ?? offer(hasConnectedOwner);
}

/** What the older plugin decides; null where it decides nothing. */
function ofVaultPress({ vaultpress, planSlug, isVaultPressInstalled }: ScanFacts): ScanCardState | null {
  if (vaultpress.step !== 'loaded') return waitingFor(vaultpress);
  const report = vaultpress.value;
  if (report && !report.isRegistered) return { kind: 'not-registered' };
  if (report?.scans && report.threats > 0) return { kind: 'threats', count: report.threats, at: 'vaultpress' };
  if (report?.scans) return { kind: 'secure', at: 'vaultpress' };
  if (!includesVaultPress(planSlug)) return null;
  if (isVaultPressInstalled.step !== 'loaded') return waitingFor(isVaultPressInstalled);
  return { kind: isVaultPressInstalled.value ? 'activate-vaultpress' : 'install-vaultpress' };
}

/** Whether the older plugin came with a plan. */
export function includesVaultPress(planSlug: string): boolean {
  const plan = planClass(planSlug);
  return plan === 'is-premium-plan' || plan === 'is-business-plan';
}
