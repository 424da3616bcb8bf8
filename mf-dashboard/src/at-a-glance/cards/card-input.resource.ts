import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { type SiteDetails, siteDetails } from '../site-details.resource';

/** Input that most cards need. */
export interface CardInput {
  readonly isOffline: boolean;
  /** Whether the site has a connected owner, who may be another user (OQ-040). */
  readonly hasConnectedOwner: boolean;
  /** Whether the user may manage modules. */
  readonly canToggle: boolean;
  /** Whether to send reads that only managers may send: the user may manage modules, and the site is online. */
  readonly mayRead: boolean;
  /** Whether the user may install and activate plugins. */
  readonly mayInstall: boolean;
}

/** Returns the input that most cards need. */
export function useCardInput(): CardInput {
  const { status, hasConnectedOwner } = useConnection();
  const { manage_modules, manage_plugins: mayInstall } = usePermissions();
  const isOffline = status === 'offline';
  return { isOffline, hasConnectedOwner, canToggle: manage_modules, mayRead: manage_modules && !isOffline, mayInstall };
}

/** Returns what numbers and dates need. */
export const locale = (): SiteDetails['locale'] => siteDetails().locale;
