import type { InitialState } from '@flightdeck/shared/contracts/page';
import { initialState } from '@flightdeck/shared/session';

/** Pages on which the user chose safe mode since loading; a new page has a new object. */
const chosen = new WeakSet<InitialState>();

/** Returns whether the site sends nothing to the provider until the user chooses. */
export function isSafeMode(): boolean {
  const page = initialState();
  return chosen.has(page) || Boolean(page.identityCrisis?.isSafeModeConfirmed);
}

/** Stores that the user chose safe mode on this page. */
export const storeSafeMode = (): void => void chosen.add(initialState());
