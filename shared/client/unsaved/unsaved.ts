import type { UnsavedWork } from '../../contracts/bus/unsaved-work';
import { pageGlobals } from '../../contracts/page/page-globals';

/** Returns the registry of unsaved work. All areas and releases on the page share it, so the user is asked only once. */
function registry(): Map<string, UnsavedWork> {
  const page = pageGlobals();
  page.unsaved ??= new Map();
  return page.unsaved;
}

/**
 * Registers a form that can have unsaved work.
 * @param id unique on the page, `area/form`; a second form with the same ID replaces the first
 * @param isDirty called when the user leaves; a throw counts as dirty, so that nothing is lost
 * @param save saves; rejects on failure
 * @param discard drops the edits after the user agreed
 * @returns a function that unregisters the form
 */
export function register(
  id: string,
  isDirty: () => boolean,
  save: () => Promise<void>,
  discard: () => void = () => {},
): () => void {
  const work: UnsavedWork = { id, isDirty, save, discard };
  registry().set(id, work);
  return () => {
    if (registry().get(id) === work) registry().delete(id);
  };
}

/** Returns the unsaved work of all forms that have changes now. */
export function dirtyWork(): readonly UnsavedWork[] {
  return [...registry().values()].filter((work) => {
    try {
      return work.isDirty();
    } catch {
      return true;
    }
  });
}

/** Reloads the page without asking about unsaved work. Settings are stored as a draft, which the next page offers. */
export function reloadWithDraft(): void {
  registry().clear();
  location.reload();
}
