import type { Permissions } from '@flightdeck/shared/contracts/topics';

export type SecurityCard = 'bundle' | 'backup' | 'activity' | 'scan' | 'anti-spam' | 'protect' | 'monitor';
export type PerformanceCard = 'images' | 'search' | 'videopress' | 'boost' | 'crm' | 'blocks';

/** What the layout of At A Glance depends on. */
export interface LayoutFacts {
  readonly permissions: Pick<Permissions, 'manage_modules' | 'manage_plugins' | 'view_stats' | 'edit_posts'>;
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** The option `protect` as shown; false while it is not known. */
  readonly protectIsOn: boolean;
  /** Modules that an administrator of the server turned off for good; they have no card. */
  readonly forcedOff: readonly string[];
  readonly showBackups: boolean;
  readonly isMultisite: boolean;
  /** On the provider's own hosting. */
  readonly isAtomic: boolean;
  /** The older plugin is in charge of the scan. */
  readonly vaultPressScans: boolean;
  /** Backups are made, or will be found to be made. */
  readonly hasActivity: boolean;
}

/** The Security section: its cards, and whether its header leads to the settings. null leaves it out with its header. */
export interface SecuritySection {
  /** Above all others, over the whole row. */
  readonly pinned: readonly SecurityCard[];
  readonly cards: readonly SecurityCard[];
  readonly hasSettingsLink: boolean;
}

/** Who sees which sections and cards. The section Connections is everybody's and not decided here. */
export interface Layout {
  readonly hasStats: boolean;
  readonly security: SecuritySection | null;
  readonly performance: readonly PerformanceCard[];
}

/** The layout of At A Glance (DASH-002 to DASH-011, DASH-018 to DASH-020; facts-dash.md part 1). */
export function layout(facts: LayoutFacts): Layout {
  const { manage_modules, view_stats, edit_posts } = facts.permissions;
  if (manage_modules) return { hasStats: true, security: security(facts), performance: performance(facts) };
  // A subscriber, who may not edit posts, has statistics and connections only (DASH-018; OQ-038).
  const seesProtect = edit_posts && view_stats && facts.protectIsOn && facts.hasConnectedOwner;
  const only: SecuritySection = { pinned: [], cards: ['protect'], hasSettingsLink: false };
  return { hasStats: view_stats, security: seesProtect ? only : null, performance: [] };
}

function security(facts: LayoutFacts): SecuritySection {
  const { isMultisite, isOffline, isAtomic, forcedOff } = facts;
  // Backup is possible where somebody has connected a single site (OQ-032).
  const isPossible = !isMultisite && !isOffline && facts.hasConnectedOwner;
  const shown: Readonly<Record<SecurityCard, boolean>> = {
    bundle: isPossible,
    backup: isPossible && facts.showBackups,
    activity: facts.hasActivity && !isOffline,
    scan: facts.showBackups && !isAtomic && (!isMultisite || facts.vaultPressScans),
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

function performance({ permissions, forcedOff }: LayoutFacts): readonly PerformanceCard[] {
  const mayInstall = permissions.manage_plugins;
  const shown: Readonly<Record<PerformanceCard, boolean>> = {
    images: !forcedOff.includes('photon'),
    search: !forcedOff.includes('search'),
    videopress: !forcedOff.includes('videopress'),
    boost: mayInstall,
    crm: mayInstall,
    // What it says of the editor is known from the plugins, which only those who manage them may ask for.
    blocks: mayInstall,
  };
  const cards: readonly PerformanceCard[] = ['images', 'search', 'videopress', 'boost', 'crm', 'blocks'];
  return cards.filter((card) => shown[card]);
}
