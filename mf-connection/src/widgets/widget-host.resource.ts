import { useConnection, usePartData } from '@flightdeck/shared/parts';
import { readState, refreshConnection } from '@flightdeck/shared/session';
import { useEffect, useRef } from 'react';

/**
 * Refreshes the connection when the user returns to the tab, and calls `onConnected` and `onDisconnected` when it has
 * changed elsewhere.
 */
export function useWidgetHost(): void {
  const { onConnected, onDisconnected } = usePartData();
  const { status } = useConnection();
  const previousStatus = useRef(status);
  const callbacks = useRef({ onConnected, onDisconnected });
  callbacks.current = { onConnected, onDisconnected };

  useEffect(() => {
    if (status === previousStatus.current) return;
    previousStatus.current = status;
    const callback = status === true ? callbacks.current.onConnected : callbacks.current.onDisconnected;
    if (typeof callback === 'function') Reflect.apply(callback, undefined, []);
  }, [status]);

  useEffect(() => {
    let lastRefresh = 0;
    const refresh = ({ type, timeStamp }: Event) => {
      const { siteIsRegistering, userIsConnecting } = readState('connection');
      // A tab that becomes visible fires both events.
      const isDuplicate = type === 'focus' && timeStamp - lastRefresh < 1000;
      if (isDuplicate || document.visibilityState !== 'visible' || siteIsRegistering || userIsConnecting) return;
      lastRefresh = timeStamp;
      // After a failed refresh, the next one catches up.
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
