import { dirtyWork } from '@flightdeck/shared/unsaved';
import type { GuardedPage } from './guarded-page';
import { guardNavigation } from './navigation-guard';
import { createQuestion } from './question';
import { guardUnload } from './unload-guard';

/**
 * Guards unsaved work of all areas against every way to leave it (ROOT-063, OQ-024). What browsers
 * without the Navigation API need besides is loaded for them alone.
 * @returns takes the guard away; settled when the guard stands
 */
export async function guardLeaving(page: GuardedPage): Promise<() => void> {
  const mayGo = createQuestion({ dirty: dirtyWork, confirm: (question) => page.confirm(question) });
  const stops = [guardUnload(page, () => dirtyWork().length > 0)];
  if (page.navigation) stops.push(guardNavigation(page, page.navigation, mayGo));
  else {
    const { guardAddress } = await import(/* webpackChunkName: "address-guard" */ './address-guard');
    stops.push(guardAddress(page, mayGo));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
