import { parseRoute } from '@flightdeck/shared/contracts/areas';
import type { UnsavedWork } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { isRoute } from '../../routes/find-route';
import type { MayGo } from './guarded-page';

/**
 * Returns whether a change of the address leads to another route. Another search term on the same route does not, and neither
 * does an anchor. `unload-guard.ts` handles other documents.
 */
export function leavesRoute(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to, from)];
  const isSameDocument = here.origin + here.pathname + here.search === there.origin + there.pathname + there.search;
  return isSameDocument && isRoute(there.hash) && parseRoute(here.hash).path !== parseRoute(there.hash).path;
}

export interface LeaveConfirmationOptions {
  /** Returns all unsaved work. */
  dirty(): readonly Pick<UnsavedWork, 'discard'>[];
  confirm(message: string): boolean;
}

/**
 * Creates the confirmation of the guard: asks once if unsaved work would be lost, and discards the work if the user agrees
 * (ROOT-063).
 */
export function createLeaveConfirmation({ dirty, confirm }: LeaveConfirmationOptions): MayGo {
  return (from, to) => {
    if (!leavesRoute(from, to)) return true;
    const works = dirty();
    if (works.length === 0) return true;
    if (!confirm(__('There are unsaved settings in this tab that will be lost if you leave it. Proceed?')))
      return false;
    for (const work of works) discardSafely(work);
    return true;
  };
}

/** A form that throws while discarding must not keep the user on the page. */
function discardSafely(work: Pick<UnsavedWork, 'discard'>): void {
  try {
    work.discard();
  } catch (error) {
    console.error('Flightdeck: unsaved work could not be discarded.', error);
  }
}
