import { markStoreSetupSeen } from '@flightdeck/shared/calls';
import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState, setCommerceSeen } from '@flightdeck/shared/session';
import { useEffect } from 'react';

const commercePath = '/woo-setup';

/**
 * Returns the path that the commerce screen leads back to: the requested path, or the dashboard (CONN-027). Accepts
 * only a path: one leading slash, and nothing that a browser could read as a query or another host.
 */
export function returnPathOf(requested: string | undefined): string {
  const isPath = requested !== undefined && /^\/[a-z0-9][\w/-]*$/i.test(requested);
  return isPath && requested !== commercePath ? requested : '/dashboard';
}

export interface Commerce {
  /** Whether the site is not connected and the user may connect it. */
  readonly canConnect: boolean;
  /** Whether the site is not connected and the user has to ask an administrator. */
  readonly mustAskAdmin: boolean;
  /** Path that the screen leads back to. */
  readonly returnPath: string;
}

/**
 * Returns the state of the commerce screen. For a manager of a store, marks the screen as seen: on this page at once,
 * and on the site.
 */
export function useCommerce(): Commerce {
  const { status } = useConnection();
  const { connect, manage_modules } = usePermissions();
  const { query } = useRoute();
  useEffect(() => {
    const { isWooCommerceActive, hasSeenWCConnectionModal } = initialState();
    if (!manage_modules || !isWooCommerceActive || hasSeenWCConnectionModal) return;
    // Prevent a second redirect to this screen, even if the site can't store the mark.
    setCommerceSeen();
    markStoreSetupSeen().catch(() => {});
  }, [manage_modules]);
  return {
    canConnect: status === false && connect,
    mustAskAdmin: status === false && !connect,
    returnPath: returnPathOf(query.back),
  };
}
