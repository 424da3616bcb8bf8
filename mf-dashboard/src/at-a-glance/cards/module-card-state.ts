import type { Reading } from '@flightdeck/shared/contracts/reading';
import { type StandardState, waitingFor } from './standard-state';

/** What the card of a module depends on. */
export interface ModuleFacts {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** The user may manage modules (DASH-028). */
  readonly canToggle: boolean;
  /** The option that turns the module on. */
  readonly option: Reading<boolean>;
  /** Default true. Few modules work for a site that nobody has connected. */
  readonly needsOwner?: boolean;
}

export type ModuleCardState =
  | Exclude<StandardState, { readonly kind: 'upsell' }>
  | { readonly kind: 'active' }
  | { readonly kind: 'inactive'; readonly canActivate: boolean };

/** State of the card of a module that needs the provider. Order of the rows of facts-dash.md parts 6 and 7. */
export function moduleCardState(facts: ModuleFacts): ModuleCardState {
  const { isOffline, hasConnectedOwner, canToggle, option, needsOwner = true } = facts;
  if (isOffline) return { kind: 'offline' };
  if (needsOwner && !hasConnectedOwner) return { kind: 'connect' };
  if (option.step === 'loaded') return option.value ? { kind: 'active' } : { kind: 'inactive', canActivate: canToggle };
  const waiting = waitingFor(option);
  return waiting?.kind === 'failed' ? waiting : { kind: 'loading' };
}

/** A toggle stands where it can do something: not offline, not without owner, not before the option is known (DASH-028). */
export function hasToggle(facts: ModuleFacts): boolean {
  const { kind } = moduleCardState(facts);
  return facts.canToggle && (kind === 'active' || kind === 'inactive');
}
