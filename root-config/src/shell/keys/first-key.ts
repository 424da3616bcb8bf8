import type { PageElements } from '../../page/page-elements';

/**
 * Loads and starts the features for keyboard users at the first key press. If they do not load, the page works without
 * them.
 * @param showShortcuts shows the keyboard shortcuts
 */
export function startKeysOnFirstPress(elements: PageElements, showShortcuts: () => void): void {
  const start = (firstPress: KeyboardEvent) =>
    import(/* webpackChunkName: "keys" */ './start-keys').then(
      ({ startKeys }) => startKeys(elements, showShortcuts, firstPress),
      () => {},
    );
  addEventListener('keydown', start, { once: true });
}
