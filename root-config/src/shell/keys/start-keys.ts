import { keepFocus } from '../../navigation/route-focus/keep-focus';
import type { PageElements } from '../../page/page-elements';
import { onHelpKey } from './help-key';

/**
 * Starts the features for keyboard users: the `?` key shows the shortcuts, and a lost focus is moved to an element nearby.
 * @param showShortcuts shows the keyboard shortcuts
 * @param firstPress the key press that loaded this code
 */
export function startKeys({ root, main }: PageElements, showShortcuts: () => void, firstPress: KeyboardEvent): void {
  keepFocus({ root, outlet: main });
  onHelpKey(showShortcuts, firstPress);
}
