import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Connection, ConnectionError, Permissions } from '@flightdeck/shared/contracts/topics';

/** What the connection's notices depend on. */
export interface NoticeFacts {
  readonly connection: Pick<
    Connection,
    | 'status'
    | 'connectionErrors'
    | 'hasConnectedOwner'
    | 'isUserConnected'
    | 'isReconnecting'
    | 'isStaging'
    | 'isInIdentityCrisis'
  >;
  readonly permissions: Pick<Permissions, 'connect' | 'connect_user' | 'disconnect' | 'edit_posts' | 'manage_modules'>;
  /** Path of the route. */
  readonly path: string;
  /** The address asks for the coupon, which then is the screen (ROOT-057). */
  readonly asksForCoupon: boolean;
}

/** A connection error that somebody can do something about. */
export interface ActionableError {
  readonly error: ConnectionError;
  readonly action: 'reconnect' | 'support';
}

/**
 * Connection errors that are shown: to users who can connect, the first of each action, and none while a reconnect runs
 * (CONN-083, CONN-085, ROOT-066; facts-conn.md part 6).
 */
export function visibleErrors({ connection, permissions }: NoticeFacts): readonly ActionableError[] {
  if (!permissions.connect || !connection.status || connection.isReconnecting) return [];
  const seen = new Set<string>();
  return connection.connectionErrors.flatMap((error) => {
    const { action } = error;
    if ((action !== 'reconnect' && action !== 'support') || seen.has(action)) return [];
    seen.add(action);
    return [{ error, action }];
  });
}

/** Whether somebody whose site is connected is asked to connect their own account as well (CONN-082). */
export function showsUnlinked({ connection, permissions, path }: NoticeFacts): boolean {
  return (
    permissions.connect_user &&
    connection.status === true &&
    connection.hasConnectedOwner &&
    !connection.isUserConnected &&
    !connection.isReconnecting &&
    connection.connectionErrors.length === 0 &&
    path !== '/connect-user'
  );
}

/** Whether somebody who cannot connect the site learns that it is not connected (CONN-084). */
export const showsNotConnected = ({ connection, permissions }: NoticeFacts): boolean =>
  connection.status === false && !permissions.connect;

/** Whether somebody learns that a development version runs: everybody but subscribers (ROOT-067, ROOT-068). */
export const showsDevVersion = ({ permissions }: NoticeFacts, { isDevVersion }: PageFacts): boolean =>
  isDevVersion && permissions.edit_posts;

/** Whether the site is said to be a staging site; two addresses for one site are the greater news (ROOT-069). */
export const showsStaging = ({ connection }: NoticeFacts): boolean =>
  connection.isStaging && !connection.isInIdentityCrisis;

/** Whether somebody is asked to decide between two addresses of the site; on the screen for it, nobody is asked twice. */
export const showsIdentityCrisis = ({ connection, permissions, path }: NoticeFacts): boolean =>
  connection.isInIdentityCrisis && permissions.disconnect && path !== '/identity-crisis';

/**
 * Whether a partner's coupon stands above the dashboard: for managers of a site with an owner (facts-conn.md part 7), unless
 * it is the screen itself.
 */
export const showsCoupon = (
  { connection, permissions, path, asksForCoupon }: NoticeFacts,
  { partnerCoupon }: PageFacts,
): boolean =>
  partnerCoupon !== false &&
  !asksForCoupon &&
  connection.status === true &&
  connection.hasConnectedOwner &&
  permissions.manage_modules &&
  (path === '/' || path === '/dashboard');

/** What came with the page and decides about notices. */
export type PageFacts = Pick<InitialState, 'jetpackStateNotices' | 'isDevVersion' | 'partnerCoupon'>;

/** Whether any of them shows, or a key of the state notices may have something to say. */
export const hasNotices = (facts: NoticeFacts, page: PageFacts): boolean =>
  Boolean(page.jetpackStateNotices.messageCode || page.jetpackStateNotices.errorCode) ||
  facts.connection.status === 'offline' ||
  visibleErrors(facts).length > 0 ||
  showsUnlinked(facts) ||
  showsNotConnected(facts) ||
  showsDevVersion(facts, page) ||
  showsStaging(facts) ||
  showsIdentityCrisis(facts) ||
  showsCoupon(facts, page);
