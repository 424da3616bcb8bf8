import type { Facts } from '@flightdeck/shared/contracts/areas';
import { isProductKey } from '@flightdeck/shared/plans';

/**
 * Returns whether a visitor may see a route, an overlay or a tab.
 * @param path path of the current route, for a row that matches several paths
 */
export type Visitors = (facts: Facts, path: string) => boolean;

export const everybody: Visitors = () => true;

/** Users who manage the site. */
export const managers: Visitors = ({ permissions }) => permissions.manage_modules;

/** Users who edit posts, and managers. */
export const writers: Visitors = ({ permissions }) => permissions.manage_modules || permissions.edit_posts;

/** Managers, and users who edit posts while social connections are on (SET-009, SET-171, OQ-092). */
export const writersWhoShare: Visitors = (facts, path) =>
  managers(facts, path) || (writers(facts, path) && (facts.sharesPosts ?? false));

/** The linked user who owns the connection (ROOT-015, ROOT-016). */
export const connectionOwner: Visitors = ({ isLinked, permissions }) => isLinked && permissions.isMaster;

/** Users who may connect their account: managers, and everybody once the connection has an owner (ROOT-058). */
export const accountConnectors: Visitors = (facts, path) => managers(facts, path) || facts.hasConnectedOwner;

/** Managers who may resolve an address conflict, while there is one. */
export const addressChoosers: Visitors = (facts, path) =>
  managers(facts, path) && (facts.isInIdentityCrisis ?? false) && facts.permissions.disconnect;

/** Managers of a site that gets recommendations (ROOT-011, ROOT-040). */
export const recommended: Visitors = (facts, path) => managers(facts, path) && facts.showRecommendations;

/** Managers, for a product of Jetpack (ROOT-018, OQ-004). In offline mode, the site can't buy any. */
export const productBuyers: Visitors = (facts, path) =>
  managers(facts, path) && facts.status !== 'offline' && isProductKey(path.replace('/product/', ''));

/** Visitors of a site that is not in offline mode (ROOT-038). */
export const online: Visitors = ({ status }) => status !== 'offline';

/** Linked users of a site that is not in offline mode (ROOT-036). */
export const linkedOnline: Visitors = (facts, path) => online(facts, path) && facts.isLinked;

/** Users who may disconnect a connected site (ROOT-004). */
export const disconnectors: Visitors = ({ permissions, status }) => permissions.disconnect && status === true;

/** Visitors of a connected site that is not reconnecting already (ROOT-003). */
export const reconnectors: Visitors = ({ status, isReconnecting }) => status === true && !isReconnecting;
