import type { Connection } from '@flightdeck/shared/contracts/topics';
import { useBus, useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { facts, initialState } from '@flightdeck/shared/session';
import { useEffect } from 'react';
import { keepRequest } from '../connect-user/connect-request.store';
import { hasNotices, type NoticeFacts } from './visible-notices';

/** What the notices depend on, live. */
export function useNoticeFacts(): NoticeFacts & { readonly connection: Connection } {
  const { path } = useRoute();
  const asksForCoupon = facts().showCouponRedemption;
  return { connection: useConnection(), permissions: usePermissions(), path, asksForCoupon };
}

/** Whether there may be something to say about the connection, live. */
export function useHasNotices(): boolean {
  return hasNotices(useNoticeFacts(), initialState());
}

/** Leads to the user connect screen whoever asks for it, from wherever (CONN-029): the notices stand on every page. */
export function useConnectRequests(): void {
  const bus = useBus();
  useEffect(() => {
    const asked = bus.on('connection.connect-user').subscribe((request) => {
      keepRequest(request);
      location.hash = '#/connect-user';
    });
    return () => asked.unsubscribe();
  }, [bus]);
}
