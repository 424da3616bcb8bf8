import type { Facts } from '../../contracts/areas/screens';
import type { Connection, Permissions } from '../../contracts/bus/topics';
import type { InitialState } from '../../contracts/page/initial-state';

/**
 * Returns the facts for `screens()` from the connection, the permissions and the page state.
 * @param pageQuery query of the page address (not of the route), for `showCouponRedemption` (OQ-020)
 */
export function factsOf(
  connection: Connection,
  permissions: Permissions,
  initial: InitialState,
  pageQuery: string,
): Facts {
  return {
    status: connection.status,
    isRegistered: connection.isRegistered,
    isLinked: connection.isUserConnected,
    hasConnectedOwner: connection.hasConnectedOwner,
    isReconnecting: connection.isReconnecting,
    permissions,
    showRecommendations: initial.siteData.showRecommendations,
    isAtomicPlatform: initial.siteData.isAtomicPlatform,
    hasCoupon: initial.partnerCoupon !== false,
    showCouponRedemption: Boolean(new URLSearchParams(pageQuery).get('showCouponRedemption')),
    commerceUnseen: initial.isWooCommerceActive && !initial.hasSeenWCConnectionModal,
    isInIdentityCrisis: connection.isInIdentityCrisis,
    sharesPosts: initial.getModules.publicize?.activated ?? false,
    hasLicenseNews: hasLicenseNews(initial.licensing),
  };
}

/** Returns whether the license notice has a message. The inline script applies the same rule. */
function hasLicenseNews({ error, userCounts, activationNoticeDismiss }: InitialState['licensing']): boolean {
  const { detached } = userCounts;
  return error !== '' || (detached > 0 && detached !== activationNoticeDismiss.last_detached_count);
}
