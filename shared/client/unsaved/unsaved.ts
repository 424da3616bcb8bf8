import type { UnsavedWork } from '../../contracts/bus/unsaved-work';
import { pageMap } from '../../contracts/page/page-map';

/**
 * The only registry of unsaved work on the page, for all areas. It is stored on the page, not in the module, so that
 * two releases of an area share it and the user is asked once.
 */
const key = Symbol.for('flightdeck.unsaved.1');

const registered = (): Map<string, UnsavedWork> => pageMap(key);

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
  registered().set(id, work);
  return () => {
    if (registered().get(id) === work) registered().delete(id);
  };
}

/** Returns all forms that have unsaved changes at this moment. */
export function dirtyWork(): readonly UnsavedWork[] {
  return [...registered().values()].filter((work) => {
    try {
      return work.isDirty();
    } catch {
      return true;
    }
  });
}
