import type { Permissions } from '@flightdeck/shared/contracts/page';

export type SecurityCard = 'bundle' | 'backup' | 'activity' | 'scan' | 'anti-spam' | 'protect' | 'monitor';
export type PerformanceCard = 'images' | 'search' | 'videopress' | 'boost' | 'crm' | 'blocks';

/** Input of the layout of At A Glance. */
export interface LayoutInput {
  readonly permissions: Pick<Permissions, 'manage_modules' | 'manage_plugins' | 'view_stats' | 'edit_posts'>;
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** Value of the option `protect`; false until it is loaded, and for managers, who see Protect in any case. */
  readonly isProtectOn: boolean;
  /** Modules that an override keeps off; except for Stats, they have no card. */
  readonly forcedOff: readonly string[];
  readonly showBackups: boolean;
  readonly isMultisite: boolean;
  /** Whether the site runs on the provider's hosting. */
  readonly isAtomic: boolean;
  /** Whether VaultPress scans the site. */
  readonly isScannedByVaultPress: boolean;
  /** Whether backups run or are expected to run. */
  readonly hasActivity: boolean;
}

/** Cards of the Security section and whether its header links to the settings. */
export interface SecuritySection {
  /** Cards in rows above the others. */
  readonly pinned: readonly SecurityCard[];
  readonly cards: readonly SecurityCard[];
  readonly hasSettingsLink: boolean;
}

/** Sections and cards that a user sees. Everyone sees Connections, so that section is not part of the layout. */
export interface Layout {
  readonly hasStats: boolean;
  readonly security: SecuritySection | null;
  readonly performance: readonly PerformanceCard[];
}

/** Returns the layout of At A Glance (DASH-002 to DASH-011, DASH-018 to DASH-020; FACT-DASH-1). */
export function layout(input: LayoutInput): Layout {
  const { manage_modules, view_stats, edit_posts } = input.permissions;
  if (manage_modules) return { hasStats: true, security: securitySection(input), performance: performanceCards(input) };
  // Subscribers can't edit posts. They see only stats and connections (DASH-018; OQ-038). Others need no permission for Protect.
  const seesProtect = edit_posts && input.isProtectOn && input.hasConnectedOwner;
  const protectOnly: SecuritySection = { pinned: [], cards: ['protect'], hasSettingsLink: false };
  return { hasStats: view_stats, security: seesProtect ? protectOnly : null, performance: [] };
}

function securitySection(input: LayoutInput): SecuritySection {
  const { isMultisite, isOffline, isAtomic, forcedOff } = input;
  // Backups need a connected owner and don't work on a multisite (OQ-032).
  const canHaveBackups = !isMultisite && !isOffline && input.hasConnectedOwner;
  const shown: Readonly<Record<SecurityCard, boolean>> = {
    bundle: canHaveBackups,
    backup: canHaveBackups && input.showBackups,
    activity: input.hasActivity && !isOffline,
    scan: input.showBackups && !isAtomic && (!isMultisite || input.isScannedByVaultPress),
    'anti-spam': true,
    protect: !forcedOff.includes('protect'),
    monitor: !forcedOff.includes('monitor'),
  };
  const pinned: readonly SecurityCard[] = ['bundle', 'backup'];
  const cards: readonly SecurityCard[] = ['activity', 'scan', 'anti-spam', 'protect', 'monitor'];
  return {
    pinned: pinned.filter((card) => shown[card]),
    cards: cards.filter((card) => shown[card]),
    hasSettingsLink: !isOffline,
  };
}

function performanceCards({ permissions, forcedOff }: LayoutInput): readonly PerformanceCard[] {
  const mayInstall = permissions.manage_plugins;
  const shown: Readonly<Record<PerformanceCard, boolean>> = {
    images: !forcedOff.includes('photon'),
    search: !forcedOff.includes('search'),
    videopress: !forcedOff.includes('videopress'),
    boost: mayInstall,
    crm: mayInstall,
    // The card depends on the plugin list, which only users who manage plugins may read.
    blocks: mayInstall,
  };
  const cards: readonly PerformanceCard[] = ['images', 'search', 'videopress', 'boost', 'crm', 'blocks'];
  return cards.filter((card) => shown[card]);
}
