import { guardLeaving } from './leaving';

let guard: Promise<void> | undefined;

/**
 * Starts to guard unsaved work, once. Settled when it is guarded, or the guard did not load; never rejects. Whatever follows the
 * address (single-spa, the root's navigation) waits for it, so that the guard hears of each change first. Some browsers need a
 * further file for it: the files of the page have to be known before.
 */
export function guarded(): Promise<void> {
  guard ??= guardLeaving(window).then(
    () => {},
    (error: unknown) => console.error('Flightdeck: unsaved work is guarded against closing the page only.', error),
  );
  return guard;
}
