import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { type OptionSwitch, useOptionSwitch } from '@flightdeck/shared/settings';
import { siteFacts } from '../site-facts.resource';
import type { ModuleFacts } from './module-card-state';

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

/** A module's option with the facts of its card, live. */
export function useModuleFacts(module: string): { readonly toggle: OptionSwitch; readonly facts: ModuleFacts } {
  const { isOffline, hasConnectedOwner, canToggle } = useCardFacts();
  const toggle = useOptionSwitch(module);
  return { toggle, facts: { isOffline, hasConnectedOwner, canToggle, option: toggle.option } };
}

/** Language of numbers and dates. */
export const lang = (): string => siteFacts().lang;
