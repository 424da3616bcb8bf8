import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import { initialState } from '@flightdeck/shared/session';

/** Pages on which safe mode was chosen since they were loaded; a new page brings a new object. */
const chosen = new WeakSet<InitialState>();

/** Whether nothing is sent to the provider until somebody decides. */
export function isSafeMode(): boolean {
  const page = initialState();
  return chosen.has(page) || Boolean(page.identityCrisis?.isSafeModeConfirmed);
}

/** Safe mode was chosen on this page. */
export const keepSafeMode = (): void => void chosen.add(initialState());
