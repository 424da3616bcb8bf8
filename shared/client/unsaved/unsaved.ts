import type { UnsavedWork } from '../../contracts/unsaved-work';

/**
 * The one registry of unsaved work on the page, for all areas. Kept on the page, not in the module, so that two releases
 * of an area still ask one question.
 */
const key = Symbol.for('flightdeck.unsaved.1');

function works(): Map<string, UnsavedWork> {
  const stored: unknown = Reflect.get(globalThis, key);
  if (stored instanceof Map) return stored;
  const made = new Map<string, UnsavedWork>();
  Reflect.set(globalThis, key, made);
  return made;
}

/**
 * Registers a form that can hold unsaved work.
 * @param id unique on the page, `area/form`; registering it again replaces the one before
 * @param isDirty asked at the moment of leaving; a throw counts as dirty, so that nothing is lost
 * @param save saves; rejects when that failed
 * @param discard gives the edits up once the user agreed
 * @returns a function that takes the registration back
 */
export function register(
  id: string,
  isDirty: () => boolean,
  save: () => Promise<void>,
  discard: () => void = () => {},
): () => void {
  const work: UnsavedWork = { id, isDirty, save, discard };
  works().set(id, work);
  return () => {
    if (works().get(id) === work) works().delete(id);
  };
}

/** Everything that differs from what is saved, at this moment. */
export function dirtyWork(): readonly UnsavedWork[] {
  return [...works().values()].filter((work) => {
    try {
      return work.isDirty();
    } catch {
      return true;
    }
  });
}
