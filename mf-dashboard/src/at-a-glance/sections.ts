import type { Permissions } from '@flightdeck/shared/contracts/topics';

export type SecurityCard = 'protect' | 'monitor';

/** What the layout of At A Glance depends on. */
export interface LayoutFacts {
  readonly permissions: Pick<Permissions, 'manage_modules' | 'view_stats' | 'edit_posts'>;
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** The option `protect` as shown; false while it is not known. */
  readonly protectIsOn: boolean;
  /** Modules that an administrator of the server turned off for good; they have no card. */
  readonly forcedOff: readonly string[];
}

/** The Security section: its cards, and whether its header leads to the settings. null leaves it out with its header. */
export interface SecuritySection {
  readonly cards: readonly SecurityCard[];
  readonly hasSettingsLink: boolean;
}

/**
 * Who sees which cards (DASH-002, DASH-006, DASH-018 to DASH-020; facts-dash.md part 1). The section Connections is
 * everybody's and not decided here.
 */
export function securitySection(facts: LayoutFacts): SecuritySection | null {
  const { manage_modules, view_stats, edit_posts } = facts.permissions;
  if (manage_modules) {
    const all: readonly SecurityCard[] = ['protect', 'monitor'];
    const cards = all.filter((card) => !facts.forcedOff.includes(card));
    return cards.length > 0 ? { cards, hasSettingsLink: !facts.isOffline } : null;
  }
  // A subscriber, who may not edit posts, has statistics and connections only.
  if (edit_posts && view_stats && facts.protectIsOn && facts.hasConnectedOwner)
    return { cards: ['protect'], hasSettingsLink: false };
  return null;
}
