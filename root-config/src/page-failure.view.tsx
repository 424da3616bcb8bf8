import type { Failure } from '@flightdeck/shared/contracts/failure';
import { __ } from '@flightdeck/shared/i18n';
import { FailedPart } from '@flightdeck/shared/parts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Puts up what stands on the page when it cannot start at all: cause, remedy, a way out; never a blank page.
 * @returns takes the panel away again
 */
export function showPageFailure(main: HTMLElement, failure: Failure, onRetry: () => void): () => void {
  main.replaceChildren();
  return put(main, <FailedPart failure={failure} label={__('The dashboard')} onRetry={onRetry} whole />);
}

/**
 * Stands above the screens when what is around them, the menu among it, did not load; the screens themselves work.
 * @returns takes the panel away again
 */
export const showShellFailure = (notices: HTMLElement, failure: Failure, onRetry: () => void): (() => void) =>
  put(notices, <FailedPart failure={failure} label={__('The menu')} onRetry={onRetry} />);

function put(place: HTMLElement, panel: ReactNode): () => void {
  const element = document.createElement('div');
  place.append(element);
  const root = createRoot(element);
  root.render(panel);
  return () => {
    root.unmount();
    element.remove();
  };
}
