import { parseRoute } from '@flightdeck/shared/contracts/route';
import type { UnsavedWork } from '@flightdeck/shared/contracts/unsaved-work';
import { __ } from '@flightdeck/shared/i18n';
import type { MayGo } from './guarded-page';

/**
 * Whether a change of the address leads to another route. Another search term on the same route does not; another document
 * is the business of `unload-guard.ts`.
 */
export function leavesRoute(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to, from)];
  const sameDocument = here.origin + here.pathname + here.search === there.origin + there.pathname + there.search;
  return sameDocument && parseRoute(here.hash).path !== parseRoute(there.hash).path;
}

export interface QuestionOptions {
  dirty(): readonly Pick<UnsavedWork, 'discard'>[];
  confirm(question: string): boolean;
}

/** Asks once when unsaved work would be lost (ROOT-063); agreeing gives the work up, so nothing asks again. */
export function createQuestion({ dirty, confirm }: QuestionOptions): MayGo {
  return (from, to) => {
    if (!leavesRoute(from, to)) return true;
    const works = dirty();
    if (works.length === 0) return true;
    if (!confirm(__('There are unsaved settings in this tab that will be lost if you leave it. Proceed?')))
      return false;
    for (const work of works) giveUp(work);
    return true;
  };
}

/** A form that breaks while it gives up must not hold the user back. */
function giveUp(work: Pick<UnsavedWork, 'discard'>): void {
  try {
    work.discard();
  } catch (error) {
    console.error('Flightdeck: unsaved work could not be discarded.', error);
  }
}
