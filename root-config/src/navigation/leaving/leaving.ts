import { dirtyWork } from '@flightdeck/shared/session';
import { withRetries } from '@flightdeck/shared/timing';
import type { GuardedPage } from './guarded-page';
import { createLeaveConfirmation } from './leave-confirmation';
import { guardNavigation } from './navigation-guard';
import { guardUnload } from './unload-guard';

/**
 * Asks before the user leaves unsaved work of any area, whichever way the user leaves (ROOT-063, OQ-024). Only browsers
 * without the Navigation API load the code that replaces the API. Resolves when the guard is active.
 * @returns a function that removes the guard
 */
export async function guardLeaving(page: GuardedPage): Promise<() => void> {
  const mayGo = createLeaveConfirmation({ unsavedWork: dirtyWork, confirm: (message) => page.confirm(message) });
  const stops = [guardUnload(page, () => dirtyWork().length > 0)];
  // In browsers without the API, `navigation` can be an element with this ID.
  if (typeof page.navigation?.traverseTo === 'function') stops.push(guardNavigation(page, page.navigation, mayGo));
  else {
    const { guardAddress } = await withRetries(() => import(/* webpackChunkName: "address-guard" */ './address-guard'));
    stops.push(guardAddress(page, mayGo));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
