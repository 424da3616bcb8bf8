import type { InitialState } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';

/** Page states in which the user chose safe mode. After a page load, `isSafeModeConfirmed` of the new page state says so. */
const withSafeMode = new WeakSet<InitialState>();

/** Returns whether the site sends nothing to the provider until the user chooses. */
export function isSafeMode(): boolean {
  const page = initialState();
  return withSafeMode.has(page) || Boolean(page.identityCrisis?.isSafeModeConfirmed);
}

/** Stores that the user chose safe mode on this page. */
export function storeSafeMode(): void {
  withSafeMode.add(initialState());
}
