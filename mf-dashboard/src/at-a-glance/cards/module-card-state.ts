import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { notLoadedState, type StandardState } from './standard-state';

/** Input of a module card. */
export interface ModuleInput {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** Whether the user may turn the module on or off (DASH-028). */
  readonly canToggle: boolean;
  /** The module's option. */
  readonly option: ReadResult<boolean>;
  /** Whether the module needs a connected owner. Default: true. */
  readonly needsOwner?: boolean;
}

export type ModuleCardState =
  | Exclude<StandardState, { readonly kind: 'upsell' }>
  | { readonly kind: 'active' }
  | { readonly kind: 'inactive'; readonly canActivate: boolean };

/** Returns the state of a module card. The checks follow the order of FACT-DASH-6 and FACT-DASH-7. */
export function moduleCardState(input: ModuleInput): ModuleCardState {
  const { isOffline, hasConnectedOwner, canToggle, option, needsOwner = true } = input;
  if (isOffline) return { kind: 'offline' };
  if (needsOwner && !hasConnectedOwner) return { kind: 'connect' };
  if (option.step !== 'loaded') return notLoadedState(option);
  return option.value ? { kind: 'active' } : { kind: 'inactive', canActivate: canToggle };
}

/** Returns whether the card has a toggle: the user may use it, and the module is known to be on or off (DASH-028). */
export function hasToggle(input: ModuleInput): boolean {
  const { kind } = moduleCardState(input);
  return input.canToggle && (kind === 'active' || kind === 'inactive');
}
