import type { Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { FailedPart, reactClient } from '@flightdeck/shared/parts';

/**
 * Shows the failure of a page that cannot start: cause, remedy and a retry, never a blank page.
 * @returns a function that removes the panel
 */
export function showPageFailure(main: HTMLElement, failure: Failure, onRetry: () => void): () => void {
  const element = document.createElement('div');
  main.replaceChildren(element);
  const root = reactClient.createRoot(element);
  root.render(<FailedPart failure={failure} label={__('The dashboard')} onRetry={onRetry} isWholePage />);
  return () => {
    root.unmount();
    element.remove();
  };
}
