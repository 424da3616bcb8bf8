import type { Connection } from '@flightdeck/shared/contracts/page';
import { useBus, useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { facts, initialState } from '@flightdeck/shared/session';
import { useEffect } from 'react';
import { storeRequest } from '../connect-user/connect-request.store';
import { hasNotices, type NoticeFacts } from './visible-notices';

/** Returns what the notices depend on, live. */
export function useNoticeFacts(): NoticeFacts & { readonly connection: Connection } {
  const { path } = useRoute();
  const asksForCoupon = facts().showCouponRedemption;
  return { connection: useConnection(), permissions: usePermissions(), path, asksForCoupon };
}

/** Returns whether there may be connection notices, live. */
export function useHasNotices(): boolean {
  return hasNotices(useNoticeFacts(), initialState());
}

/** Opens the user connect screen for a request from any part (CONN-029): the notices are on every page. */
export function useConnectRequests(): void {
  const bus = useBus();
  useEffect(() => {
    const requests = bus.on('connection.connect-user').subscribe((request) => {
      storeRequest(request);
      location.hash = '#/connect-user';
    });
    return () => requests.unsubscribe();
  }, [bus]);
}
