import type { InitialState } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';

/** Page states in which the user has chosen safe mode. Each page load makes a new one, which has its own flag. */
const chosen = new WeakSet<InitialState>();

/** Returns whether the site sends nothing to the provider until the user chooses. */
export function isSafeMode(): boolean {
  const page = initialState();
  return chosen.has(page) || Boolean(page.identityCrisis?.isSafeModeConfirmed);
}

/** Stores that the user chose safe mode on this page. */
export function storeSafeMode(): void {
  chosen.add(initialState());
}
