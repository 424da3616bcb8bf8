import type { InitialState } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';

/** Page states whose user confirmed safe mode. The next page state says so in `identityCrisis.isSafeModeConfirmed`. */
const confirmedPageStates = new WeakSet<InitialState>();

/** Returns whether the user confirmed safe mode, in which the site sends nothing to the provider. */
export function isSafeModeConfirmed(): boolean {
  const initial = initialState();
  return confirmedPageStates.has(initial) || Boolean(initial.identityCrisis?.isSafeModeConfirmed);
}

/** Stores that the user confirmed safe mode on this page. */
export function storeSafeMode(): void {
  confirmedPageStates.add(initialState());
}
