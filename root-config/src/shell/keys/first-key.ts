import { bare } from '@flightdeck/shared/contracts/wire';
import type { PageElements } from '../../page/page-elements';

/**
 * Loads the code for keyboard users at their first key press; it runs as long as the page is open. Without the file, the page
 * works as before.
 * @param help shows the list of keys
 */
export function startWithFirstKey(elements: PageElements, help: (isShown: true) => void): void {
  const start = (first: KeyboardEvent) =>
    import(/* webpackChunkName: "keys" */ './start-keys').then(
      ({ startKeys }) => startKeys(elements, help, first),
      () => {},
    );
  addEventListener('keydown', start, bare({ once: true }));
}
