import { parseRoute } from '@flightdeck/shared/contracts/areas';
import type { UnsavedWork } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { isRoute } from '../../routes/find-route';
import type { MayGo } from './guarded-page';

/**
 * Returns whether a change of the address leads to another route of this document. A new search term or an anchor of the
 * page does not. `unload-guard.ts` handles other documents.
 */
export function leavesRoute(from: string, to: string): boolean {
  const current = new URL(from);
  const next = new URL(to, from);
  const isSameDocument =
    current.origin + current.pathname + current.search === next.origin + next.pathname + next.search;
  return isSameDocument && isRoute(next.hash) && parseRoute(current.hash).path !== parseRoute(next.hash).path;
}

export interface LeaveConfirmationOptions {
  unsavedWork(): readonly Pick<UnsavedWork, 'discard'>[];
  /** Asks the user, and returns whether the user agrees. */
  confirm(message: string): boolean;
}

/**
 * Returns a function that asks once if unsaved work would be lost, and discards the work if the user agrees (ROOT-063).
 */
export function createLeaveConfirmation({ unsavedWork, confirm }: LeaveConfirmationOptions): MayGo {
  return (from, to) => {
    if (!leavesRoute(from, to)) return true;
    const dirtyForms = unsavedWork();
    if (dirtyForms.length === 0) return true;
    if (!confirm(__('There are unsaved settings in this tab that will be lost if you leave it. Proceed?')))
      return false;
    for (const form of dirtyForms) discardSafely(form);
    return true;
  };
}

/** Discards the work of a form. A form that throws must not keep the user on the page. */
function discardSafely(work: Pick<UnsavedWork, 'discard'>): void {
  try {
    work.discard();
  } catch (error) {
    console.error('Flightdeck: unsaved work could not be discarded.', error);
  }
}
