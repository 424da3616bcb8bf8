import { guardLeaving } from './leaving';

let guard: Promise<void> | undefined;

/**
 * Starts the guard for unsaved work, once. Resolves when the guard is active or its code did not load; never rejects.
 * Other listeners to the address (single-spa, the root's navigation) start after this promise, so that the guard gets each
 * event first. Call `addPageFiles()` before: browsers without the Navigation API load another file for the guard.
 */
export function startLeaveGuard(): Promise<void> {
  guard ??= guardLeaving(window).then(
    () => {},
    (error: unknown) => console.error('Flightdeck: unsaved work is guarded against closing the page only.', error),
  );
  return guard;
}
