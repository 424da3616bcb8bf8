import type { InitialState } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';

/** Page states with safe mode confirmed since the page load. After the next page load, `isSafeModeConfirmed` is true. */
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
