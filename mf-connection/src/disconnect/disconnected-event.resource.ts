import { refreshConnection, setConnection } from '@flightdeck/shared/session';
import { useLayoutEffect, useRef } from 'react';
import { type DisconnectState, isDisconnected } from './disconnect-state';

export interface DisconnectedEvent {
  /** Notifies page and opener, and loads the connection again. A second call does nothing. */
  send(): void;
  /** Sends the event if the user left the dialog while the site was being disconnected. */
  sendIfUnmounted(): void;
}

/**
 * Notifies page and opener that the site is disconnected: once, when the dialog closes (CONN-065, CONN-066). Until then,
 * the page shows the site as connected.
 */
export function useDisconnectedEvent(state: DisconnectState, onDisconnected?: () => void): DisconnectedEvent {
  const isSent = useRef(false);
  const isUnmounted = useRef(false);
  const latestState = useRef(state);
  const send = () => {
    if (isSent.current) return;
    isSent.current = true;
    // Don't wait for the refresh: it may fail, and the page must not show the old connection then.
    setConnection({
      status: false,
      isRegistered: false,
      isUserConnected: false,
      hasConnectedOwner: false,
      userConnectionData: null,
      authorizationUrl: null,
    });
    onDisconnected?.();
    void refreshConnection();
  };
  const latestSend = useRef(send);
  useLayoutEffect(() => {
    latestState.current = state;
    latestSend.current = send;
  });
  useLayoutEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      if (isDisconnected(latestState.current)) latestSend.current();
    };
  }, []);
  return { send, sendIfUnmounted: () => isUnmounted.current && send() };
}
