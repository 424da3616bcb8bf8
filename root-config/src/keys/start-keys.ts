import { keepFocus } from '../route-focus/keep-focus';
import type { PageElements } from '../shell/page-elements';
import { onHelpKey } from './help-key';

/**
 * Starts what users of a keyboard need: the key for help, and a focus that is not lost.
 * @param help shows the list of keys
 * @param first the key that started it
 */
export function startKeys({ root, main }: PageElements, help: (isShown: true) => void, first: KeyboardEvent): void {
  keepFocus({ root, outlet: main });
  onHelpKey(() => help(true), first);
}
