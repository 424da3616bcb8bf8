import { useConnection, usePartData } from '@flightdeck/shared/parts';
import { readState, refreshConnection } from '@flightdeck/shared/session';
import { useEffect, useRef } from 'react';

/**
 * Refreshes the connection when the user returns to the tab. Calls `onConnected` of the foreign page when the site becomes
 * connected, and `onDisconnected` when the connection ends.
 */
export function useWidgetCallbacks(): void {
  const { onConnected, onDisconnected } = usePartData();
  const isConnected = useConnection().status === true;
  const wasConnected = useRef(isConnected);
  const callbacks = useRef({ onConnected, onDisconnected });
  callbacks.current = { onConnected, onDisconnected };

  useEffect(() => {
    if (isConnected === wasConnected.current) return;
    wasConnected.current = isConnected;
    const callback = isConnected ? callbacks.current.onConnected : callbacks.current.onDisconnected;
    if (typeof callback === 'function') Reflect.apply(callback, undefined, []);
  }, [isConnected]);

  useEffect(() => {
    let lastRefreshTime = 0;
    const refresh = ({ type, timeStamp }: Event) => {
      const { siteIsRegistering, userIsConnecting } = readState('connection');
      // A tab that becomes visible fires both events, within a second.
      const isDuplicate = type === 'focus' && timeStamp - lastRefreshTime < 1000;
      if (isDuplicate || document.visibilityState !== 'visible' || siteIsRegistering || userIsConnecting) return;
      lastRefreshTime = timeStamp;
      // A failure is ignored: the user's next return reads the connection again.
      void refreshConnection();
    };
    document.addEventListener('visibilitychange', refresh);
    // A window beside another one gets focus without ever being hidden.
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, []);
}
