import { refreshConnection, setConnection } from '@flightdeck/shared/session';
import { useLayoutEffect, useRef } from 'react';
import { type DisconnectState, isDisconnected } from './disconnect-state';

/** Notifies the page that the site is disconnected: once, when the dialog ends, in any way. */
export function useConclusion(state: DisconnectState, onDisconnected?: () => void): { now(): void; ifGone(): void } {
  const isOver = useRef(false);
  const isGone = useRef(false);
  const latest = useRef(state);
  const now = () => {
    if (isOver.current) return;
    isOver.current = true;
    // Set without a request: the page must not show the old connection, even if the answer is lost.
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
  const atEnd = useRef(now);
  useLayoutEffect(() => {
    latest.current = state;
    atEnd.current = now;
  });
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (isDisconnected(latest.current)) atEnd.current();
    };
  }, []);
  return { now, ifGone: () => isGone.current && now() };
}
