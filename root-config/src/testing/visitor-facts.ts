import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { Permissions } from '@flightdeck/shared/contracts/page';
import { connected, editor, manager, subscriber } from './facts';
import type { Visitor } from './visitors';

const permissions: Readonly<Record<Visitor['role'], Permissions>> = {
  owner: manager,
  admin: { ...manager, isMaster: false },
  editor,
  subscriber,
};

const connection: Readonly<Record<Visitor['connection'], Partial<Facts>>> = {
  connected: {},
  unlinked: { isLinked: false },
  'no-owner': { isLinked: false, hasConnectedOwner: false },
  unconnected: { status: false, isRegistered: false, isLinked: false, hasConnectedOwner: false },
  offline: { status: 'offline', isRegistered: false, isLinked: false, hasConnectedOwner: false },
};

const special: Readonly<Record<Visitor['special'], Partial<Facts>>> = {
  none: {},
  coupon: { hasCoupon: true },
  redeem: { hasCoupon: true, showCouponRedemption: true },
  'no-sharing': { sharesPosts: false },
  atomic: { isAtomicPlatform: true, showRecommendations: false },
  'identity-crisis': { isInIdentityCrisis: true },
};

/** Returns the facts about a visitor for `screens()`. */
export const factsOfVisitor = (visitor: Visitor): Facts => ({
  ...connected,
  sharesPosts: true,
  hasLicenseNews: visitor.role === 'owner',
  ...connection[visitor.connection],
  permissions: permissions[visitor.role],
  ...((visitor.connection === 'unconnected' || visitor.connection === 'offline') && { showRecommendations: false }),
  ...special[visitor.special],
});
