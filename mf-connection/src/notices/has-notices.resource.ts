import type { Connection } from '@flightdeck/shared/contracts/page';
import { useBus, useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { facts, initialState } from '@flightdeck/shared/session';
import { useEffect } from 'react';
import { connectRequest } from '../connect-user/connect-request.store';
import { hasNotices, type NoticeInput } from './visible-notices';

/** Returns the input that decides which notices are shown. */
export function useNoticeInput(): NoticeInput & { readonly connection: Connection } {
  const { path } = useRoute();
  return {
    connection: useConnection(),
    permissions: usePermissions(),
    path,
    isCouponRequested: facts().showCouponRedemption,
  };
}

/** Returns whether there may be connection notices, so that their code has to be loaded. */
export function useHasNotices(): boolean {
  return hasNotices(useNoticeInput(), initialState());
}

/**
 * Opens the user connect screen when any part requests a connection of the user's account (CONN-029). The notices
 * listen for these requests, because they are above every screen that sends one.
 */
export function useConnectRequests(): void {
  const bus = useBus();
  useEffect(() => {
    const subscription = bus.on('connection.connect-user').subscribe((request) => {
      connectRequest.write(request);
      location.hash = '#/connect-user';
    });
    return () => subscription.unsubscribe();
  }, [bus]);
}
