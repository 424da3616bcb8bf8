import { guardLeaving } from './leaving';

/**
 * Settled when unsaved work is guarded, or the guard did not load; never rejects. Whatever follows the address (single-spa,
 * the root's navigation) waits for it, so that the guard hears of each change first.
 */
export const guarded: Promise<void> = guardLeaving(window).then(
  () => {},
  (error: unknown) => console.error('Flightdeck: unsaved work is guarded against closing the page only.', error),
);
