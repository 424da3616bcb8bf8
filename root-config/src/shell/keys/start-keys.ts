import { keepFocus } from '../../navigation/route-focus/keep-focus';
import type { PageElements } from '../../page/page-elements';
import { onHelpKey } from './help-key';

/**
 * Starts the features for keyboard users: the help shortcut, and a focus that is never lost.
 * @param showHelp shows the keyboard shortcuts
 * @param first the key press that loaded this code
 */
export function startKeys({ root, main }: PageElements, showHelp: (isShown: true) => void, first: KeyboardEvent): void {
  keepFocus({ root, outlet: main });
  onHelpKey(() => showHelp(true), first);
}
