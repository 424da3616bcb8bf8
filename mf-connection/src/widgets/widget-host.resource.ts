import { useConnection, usePartData } from '@flightdeck/shared/parts';
import { readState, refreshConnection } from '@flightdeck/shared/session';
import { useEffect, useRef } from 'react';

/**
 * Refreshes the connection when the user returns to the tab, and calls `onConnected` or `onDisconnected` of the host when the
 * status changes.
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
    let lastRefreshTime = 0;
    const refresh = ({ type, timeStamp }: Event) => {
      const { siteIsRegistering, userIsConnecting } = readState('connection');
      // A tab that becomes visible fires both events, within a second.
      const isDuplicate = type === 'focus' && timeStamp - lastRefreshTime < 1000;
      if (isDuplicate || document.visibilityState !== 'visible' || siteIsRegistering || userIsConnecting) return;
      lastRefreshTime = timeStamp;
      // Ignores a failure: the next refresh makes up for it.
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
