import type { BusHandle } from '@flightdeck/shared/bus';
import { refreshConnection } from '@flightdeck/shared/session';

export interface ReturningOptions {
  readonly bus: Pick<BusHandle, 'connection$'>;
  /** Asks the server for the connection again. */
  readonly refresh?: () => Promise<unknown>;
  readonly page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Gets focus without the tab having been hidden, where two windows stand side by side. */
  readonly view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Whether somebody is in the middle of a dialog: what it is about may have changed, and it would be gone. */
  readonly isAnswering?: () => boolean;
}

/**
 * Asks for the connection again when somebody comes back to the tab: it may have been changed in another one. Not while
 * this tab changes it itself, nor in the middle of a dialog. @returns stops it
 */
export function followReturns({
  bus,
  refresh = refreshConnection,
  page = document,
  view = window,
  isAnswering = () => document.querySelector('dialog[open]') !== null,
}: ReturningOptions): () => void {
  let asking = false;
  const look = () => {
    const { siteIsRegistering, userIsConnecting, isReconnecting } = bus.connection$.value;
    if (page.visibilityState !== 'visible' || asking) return;
    if (siteIsRegistering || userIsConnecting || isReconnecting || isAnswering()) return;
    asking = true;
    void refresh().finally(() => {
      asking = false;
    });
  };
  page.addEventListener('visibilitychange', look);
  view.addEventListener('focus', look);
  return () => {
    page.removeEventListener('visibilitychange', look);
    view.removeEventListener('focus', look);
  };
}
