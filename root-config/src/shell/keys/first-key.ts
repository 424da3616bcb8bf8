import { bare } from '@flightdeck/shared/contracts/wire';
import type { PageElements } from '../../page/page-elements';

/**
 * Loads the features for keyboard users at the first key press. If they do not load, the page works without them.
 * @param showHelp shows the keyboard shortcuts
 */
export function startWithFirstKey(elements: PageElements, showHelp: (isShown: true) => void): void {
  const start = (first: KeyboardEvent) =>
    import(/* webpackChunkName: "keys" */ './start-keys').then(
      ({ startKeys }) => startKeys(elements, showHelp, first),
      () => {},
    );
  addEventListener('keydown', start, bare({ once: true }));
}
