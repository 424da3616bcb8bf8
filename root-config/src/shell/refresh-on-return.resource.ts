import { type BusHandle, refreshConnection } from '@flightdeck/shared/session';

export interface ReturningOptions {
  readonly bus: Pick<BusHandle, 'connection$'>;
  /** Loads the connection from the server. */
  readonly refresh?: () => Promise<unknown>;
  readonly page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Gets focus without the tab having been hidden, when two windows are side by side. */
  readonly view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Whether a dialog is open: a refresh could remove what it is about. */
  readonly isAnswering?: () => boolean;
}

/**
 * Refreshes the connection when the user returns to the tab, because it may have changed in another one. Not while
 * this tab changes it, nor while a dialog is open. @returns a function that stops it
 */
export function refreshOnReturn({
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
