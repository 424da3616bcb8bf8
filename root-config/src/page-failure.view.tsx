import type { Failure } from '@flightdeck/shared/contracts/failure';
import { __ } from '@flightdeck/shared/i18n';
import { FailedPart } from '@flightdeck/shared/parts';
import { createRoot } from 'react-dom/client';

/**
 * Puts up what stands on the page when it cannot start at all: cause, remedy, a way out; never a blank page.
 * @returns takes the panel away again
 */
export function showPageFailure(main: HTMLElement, failure: Failure, onRetry: () => void): () => void {
  const element = document.createElement('div');
  main.replaceChildren(element);
  const root = createRoot(element);
  root.render(<FailedPart failure={failure} label={__('The dashboard')} onRetry={onRetry} whole />);
  return () => {
    root.unmount();
    element.remove();
  };
}
