import { guardLeaving } from './leaving';

let guard: Promise<void> | undefined;

/**
 * Starts the guard for unsaved work, once. Resolves when the guard is active or its code did not load; never rejects. Other listeners
 * to the address (single-spa, the root's navigation) wait for this promise, so that the guard sees each change first. Some
 * browsers load another file for the guard, so the list of known files must be complete.
 */
export function startGuard(): Promise<void> {
  guard ??= guardLeaving(window).then(
    () => {},
    (error: unknown) => console.error('Flightdeck: unsaved work is guarded against closing the page only.', error),
  );
  return guard;
}
