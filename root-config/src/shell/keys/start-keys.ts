import type { PageElements } from '../../page/page-elements';
import { onHelpKey } from './help-key';

/**
 * Starts the features for keyboard users: the `?` key shows the shortcuts and, from the first key press on, a lost focus moves to
 * an element nearby. If the code for the focus does not load, the page works without it.
 * @returns a function that stops the `?` key
 */
export function startKeys({ root, main }: PageElements, showShortcuts: () => void): () => void {
  const loadFocus = () =>
    import(/* webpackChunkName: "keys" */ '../../navigation/route-focus/keep-focus').then(
      ({ keepFocus }) => void keepFocus({ root, outlet: main }),
      () => {},
    );
  addEventListener('keydown', loadFocus, { once: true });
  return onHelpKey(showShortcuts);
}
