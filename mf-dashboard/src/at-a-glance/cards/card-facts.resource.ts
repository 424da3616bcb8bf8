import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { siteFacts } from '../site-facts.resource';

/** Facts that most cards depend on. */
export interface CardFacts {
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

/** Returns the facts about the connection and the user. */
export function useCardFacts(): CardFacts {
  const { status, hasConnectedOwner } = useConnection();
  const { manage_modules, manage_plugins: mayInstall } = usePermissions();
  const isOffline = status === 'offline';
  return { isOffline, hasConnectedOwner, canToggle: manage_modules, mayRead: manage_modules && !isOffline, mayInstall };
}

/** Returns the language code for numbers and dates. */
export const lang = (): string => siteFacts().lang;
