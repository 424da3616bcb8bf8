import type { Connection, ConnectionError, InitialState, Permissions } from '@flightdeck/shared/contracts/page';

/** Connection, user and route: the input that decides which connection notices are shown. */
export interface NoticeInput {
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
  /** Whether the address requests the coupon, which is then shown as a screen (ROOT-057). */
  readonly isCouponRequested: boolean;
}

const actions = ['reconnect', 'support', 'none'] as const;

/** Connection error and the action it offers; `none` for an error that only another user can solve. */
export interface VisibleError {
  readonly error: ConnectionError;
  readonly action: (typeof actions)[number];
}

/**
 * Returns the connection errors to show: the first of each action (CONN-083, CONN-085, ROOT-066; FACT-CONN-6). Shows
 * none to users who cannot connect the site, on a site that is not connected, and while a reconnect runs.
 */
export function visibleErrors({ connection, permissions }: NoticeInput): readonly VisibleError[] {
  if (!permissions.connect || !connection.status || connection.isReconnecting) return [];
  const seen = new Set<string>();
  return connection.connectionErrors.flatMap((error) => {
    const action = actions.find((name) => name === error.action);
    if (!action || seen.has(action)) return [];
    seen.add(action);
    return [{ error, action }];
  });
}

/**
 * Returns whether to ask the user of a connected site to connect their account (CONN-082). Returns false while
 * the connection has an error, unless only another user can solve it.
 */
export function showsUnlinked({ connection, permissions, path }: NoticeInput): boolean {
  return (
    permissions.connect_user &&
    connection.status === true &&
    connection.hasConnectedOwner &&
    !connection.isUserConnected &&
    !connection.isReconnecting &&
    connection.connectionErrors.every(({ action }) => action === 'none') &&
    path !== '/connect-user'
  );
}

/** Returns whether to show that the site is not connected: to users who cannot connect it (CONN-084). */
export const showsNotConnected = ({ connection, permissions }: NoticeInput): boolean =>
  connection.status === false && !permissions.connect;

/** Returns whether to show that a development version runs: to everyone but subscribers (ROOT-067, ROOT-068). */
export const showsDevVersion = ({ permissions }: NoticeInput, { isDevVersion }: PageInput): boolean =>
  isDevVersion && permissions.edit_posts;

/** Returns whether to show that the site is a staging site; an address conflict takes precedence (ROOT-069). */
export const showsStaging = ({ connection }: NoticeInput): boolean =>
  connection.isStaging && !connection.isInIdentityCrisis;

/**
 * Returns whether to ask the user to resolve an address conflict: only users who may disconnect the site, except on the
 * screen that resolves it.
 */
export const showsIdentityCrisis = ({ connection, permissions, path }: NoticeInput): boolean =>
  connection.isInIdentityCrisis && permissions.disconnect && path !== '/identity-crisis';

/**
 * Returns whether to show the coupon above the dashboard: to managers of a connected site with an owner (FACT-CONN-7),
 * unless the coupon is shown as a screen.
 */
export const showsCoupon = (
  { connection, permissions, path, isCouponRequested }: NoticeInput,
  { partnerCoupon }: PageInput,
): boolean =>
  partnerCoupon !== false &&
  !isCouponRequested &&
  connection.status === true &&
  connection.hasConnectedOwner &&
  permissions.manage_modules &&
  (path === '/' || path === '/dashboard');

/** Fields of the page state that decide which notices are shown. */
export type PageInput = Pick<InitialState, 'jetpackStateNotices' | 'isDevVersion' | 'partnerCoupon'>;

/** Returns whether any notice is shown, or a key of the state notices may have a message. */
export const hasNotices = (input: NoticeInput, page: PageInput): boolean =>
  Boolean(page.jetpackStateNotices.messageCode || page.jetpackStateNotices.errorCode) ||
  input.connection.status === 'offline' ||
  visibleErrors(input).length > 0 ||
  showsUnlinked(input) ||
  showsNotConnected(input) ||
  showsDevVersion(input, page) ||
  showsStaging(input) ||
  showsIdentityCrisis(input) ||
  showsCoupon(input, page);
