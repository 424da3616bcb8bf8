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
    let last = 0;
    const look = ({ type, timeStamp }: Event) => {
      const { siteIsRegistering, userIsConnecting } = readState('connection');
      // A tab that comes to the front says so twice.
      const isSecond = type === 'focus' && timeStamp - last < 1000;
      if (isSecond || document.visibilityState !== 'visible' || siteIsRegistering || userIsConnecting) return;
      last = timeStamp;
      // What it cannot learn now it learns the next time.
      void refreshConnection();
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
