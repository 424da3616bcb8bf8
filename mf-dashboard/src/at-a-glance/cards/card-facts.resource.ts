import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { siteFacts } from '../site-facts.resource';

/** Facts that most cards depend on. */
export interface CardFacts {
  readonly isOffline: boolean;
  /** The site has a connected owner; the user need not be the owner (OQ-040). */
  readonly hasConnectedOwner: boolean;
  /** The user may manage modules. */
  readonly canToggle: boolean;
  /** The user may manage modules and the site is online, so that plan and product reads are allowed. */
  readonly mayRead: boolean;
  /** The user may install and activate plugins. */
  readonly mayInstall: boolean;
}

/** Returns the live facts about connection and user. */
export function useCardFacts(): CardFacts {
  const { status, hasConnectedOwner } = useConnection();
  const { manage_modules, manage_plugins: mayInstall } = usePermissions();
  const isOffline = status === 'offline';
  return { isOffline, hasConnectedOwner, canToggle: manage_modules, mayRead: manage_modules && !isOffline, mayInstall };
}

/** Returns the language code for numbers and dates. */
export const lang = (): string => siteFacts().lang;
