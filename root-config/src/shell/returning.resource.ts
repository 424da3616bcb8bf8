import type { BusHandle } from '@flightdeck/shared/bus';
import { refreshConnection } from '@flightdeck/shared/session';

export interface ReturningOptions {
  readonly bus: Pick<BusHandle, 'connection$'>;
  /** Asks the server for the connection again. */
  readonly refresh?: () => Promise<unknown>;
  readonly page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Asks for the connection again when somebody comes back to the tab: it may have been changed in another one. Not while
 * this tab changes it itself. @returns stops it
 */
export function followReturns({ bus, refresh = refreshConnection, page = document }: ReturningOptions): () => void {
  let asking = false;
  const look = () => {
    const { siteIsRegistering, userIsConnecting, isReconnecting } = bus.connection$.value;
    if (page.visibilityState !== 'visible' || asking) return;
    if (siteIsRegistering || userIsConnecting || isReconnecting) return;
    asking = true;
    void refresh().finally(() => {
      asking = false;
    });
  };
  page.addEventListener('visibilitychange', look);
  return () => page.removeEventListener('visibilitychange', look);
}
