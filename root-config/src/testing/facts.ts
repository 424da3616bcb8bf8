import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { readState } from '@flightdeck/shared/session';
import { initialSample, ownerPermissions } from '@flightdeck/shared/testing/values';

/** Permissions of a user who has none. */
export const nobody = readState('permissions');
/** Permissions of the owner of the connection. */
export const manager = { ...nobody, ...ownerPermissions, isMaster: true };
export const editor = { ...nobody, admin_page: true, connect_user: true, edit_posts: true, publish_posts: true };
export const subscriber = { ...nobody, admin_page: true };

/** Facts about the owner of a connected site. */
export const connected: Facts = {
  status: true,
  isRegistered: true,
  isLinked: true,
  hasConnectedOwner: true,
  isReconnecting: false,
  permissions: manager,
  showRecommendations: true,
  isAtomicPlatform: false,
  hasCoupon: false,
  showCouponRedemption: false,
  commerceUnseen: false,
};

/** Initial state of the page on a connected site. */
export const initial = initialSample();

/** Returns the modules of a page state. @param states true for each module that is on, by slug */
export const modules = (states: Readonly<Record<string, boolean>>): InitialState['getModules'] =>
  Object.fromEntries(
    Object.entries(states).map(([slug, activated]) => [
      slug,
      { activated, available: true, override: false, requires_connection: false, requires_user_connection: false },
    ]),
  );
