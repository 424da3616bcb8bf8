import { parseRoute } from '@flightdeck/shared/contracts/areas';
import type { UnsavedWork } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { isRoute } from '../../routes/find-route';
import type { MayGo } from './guarded-page';

/**
 * Returns whether a change of the address leads to another route. Another search term on the same route or an anchor does not;
 * `unload-guard.ts` handles other documents.
 */
export function leavesRoute(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to, from)];
  const sameDocument = here.origin + here.pathname + here.search === there.origin + there.pathname + there.search;
  return sameDocument && isRoute(there.hash) && parseRoute(here.hash).path !== parseRoute(there.hash).path;
}

export interface QuestionOptions {
  dirty(): readonly Pick<UnsavedWork, 'discard'>[];
  confirm(question: string): boolean;
}

/**
 * Creates the guard's question. It asks once when unsaved work would be lost (ROOT-063); agreeing discards the work.
 */
export function createQuestion({ dirty, confirm }: QuestionOptions): MayGo {
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
