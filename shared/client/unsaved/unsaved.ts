import type { UnsavedWork } from '../../contracts/bus/unsaved-work';
import { pageMap } from '../../contracts/page/page-map';

/**
 * Key of the registry of unsaved work, which all areas share. The registry is stored on the page and not in this module, so
 * that two releases of an area share it, and the user is asked only once.
 */
const key = Symbol.for('flightdeck.unsaved.1');

const registry = (): Map<string, UnsavedWork> => pageMap(key);

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
