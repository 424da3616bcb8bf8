import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { siteFacts } from '../site-facts.resource';

/** What most cards depend on. */
export interface CardFacts {
  readonly isOffline: boolean;
  /** The site-wide owner counts, not the user being it (OQ-040). */
  readonly hasConnectedOwner: boolean;
  /** The user may manage modules. */
  readonly canToggle: boolean;
  /** A user who manages a site with a connected owner: who the reads about plan and products are for. */
  readonly mayAsk: boolean;
}

/** Facts of connection and user, live. */
export function useCardFacts(): CardFacts {
  const { status, hasConnectedOwner } = useConnection();
  const { manage_modules } = usePermissions();
  const isOffline = status === 'offline';
  return { isOffline, hasConnectedOwner, canToggle: manage_modules, mayAsk: manage_modules && !isOffline };
}

/** Language of numbers and dates. */
export const lang = (): string => siteFacts().lang;
