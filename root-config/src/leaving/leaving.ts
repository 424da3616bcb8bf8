import { dirtyWork } from '@flightdeck/shared/unsaved';
import { guardAddress } from './address-guard';
import type { GuardedPage } from './guarded-page';
import { guardNavigation } from './navigation-guard';
import { createQuestion } from './question';
import { guardUnload } from './unload-guard';

/**
 * Guards unsaved work of all areas against every way to leave it (federation.md, "Guard against leaving").
 * @returns takes the guard away
 */
export function guardLeaving(page: GuardedPage): () => void {
  const mayGo = createQuestion({ dirty: dirtyWork, confirm: (question) => page.confirm(question) });
  const stops = [
    page.navigation ? guardNavigation(page, page.navigation, mayGo) : guardAddress(page, mayGo),
    guardUnload(page, () => dirtyWork().length > 0),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
