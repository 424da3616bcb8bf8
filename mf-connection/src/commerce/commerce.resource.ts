import { sawShopDialog } from '@flightdeck/shared/calls/connection';
import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState, setCommerceSeen } from '@flightdeck/shared/session';
import { useEffect } from 'react';
import { backPath } from './back-path';

export interface Commerce {
  /** The site is not connected, and this user may change that. */
  readonly canConnect: boolean;
  /** The site is not connected, and this user has to ask somebody. */
  readonly mustAsk: boolean;
  /** Path to go on to. */
  readonly back: string;
}

/** What the commerce screen offers; that it was seen is kept, here at once and on the site as soon as it answers. */
export function useCommerce(): Commerce {
  const { status } = useConnection();
  const { connect, manage_modules } = usePermissions();
  const { query } = useRoute();
  useEffect(() => {
    const { isWooCommerceActive, hasSeenWCConnectionModal } = initialState();
    if (!manage_modules || !isWooCommerceActive || hasSeenWCConnectionModal) return;
    // Whoever goes on must not be led back here, also when the site did not note it.
    setCommerceSeen();
    sawShopDialog().catch(() => {});
  }, [manage_modules]);
  return {
    canConnect: status === false && connect,
    mustAsk: status === false && !connect,
    back: backPath(query.back),
  };
}
