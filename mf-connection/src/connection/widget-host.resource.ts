import { readState } from '@flightdeck/shared/bus';
import { useConnection, usePartData } from '@flightdeck/shared/parts';
import { refreshConnection } from '@flightdeck/shared/session';
import { useEffect, useRef } from 'react';

/**
 * What a widget does for the page it stands on: it looks at the connection again when somebody comes back to the tab, having
 * connected or disconnected elsewhere, and calls `onConnected` and `onDisconnected` when it finds so.
 */
export function useWidgetHost(): void {
  const { onConnected, onDisconnected } = usePartData();
  const { status } = useConnection();
  const before = useRef(status);
  const told = useRef({ onConnected, onDisconnected });
  told.current = { onConnected, onDisconnected };

  useEffect(() => {
    if (status === before.current) return;
    before.current = status;
    const callback = status === true ? told.current.onConnected : told.current.onDisconnected;
    if (typeof callback === 'function') Reflect.apply(callback, undefined, []);
  }, [status]);

  useEffect(() => {
    let isAsking = false;
    const look = () => {
      const { siteIsRegistering, userIsConnecting } = readState('connection');
      if (isAsking || document.visibilityState !== 'visible' || siteIsRegistering || userIsConnecting) return;
      isAsking = true;
      // What it cannot learn now it learns the next time.
      void refreshConnection().finally(() => {
        isAsking = false;
      });
    };
    document.addEventListener('visibilitychange', look);
    // A window beside another one gets focus without having been hidden.
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}
