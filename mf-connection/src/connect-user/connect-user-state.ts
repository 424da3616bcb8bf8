import type { Connection, Permissions } from '@flightdeck/shared/contracts/page';

/** Content of the user connect screen. */
export type ConnectUserState =
  | 'full'
  /** Everything except the list of benefits. */
  | 'limited'
  /** The account is already connected. */
  | 'linked'
  /** The user may not connect an account, or the site is in Offline Mode. */
  | 'refused';

/**
 * Returns the content of the user connect screen for a user (CONN-032). Users who do not manage modules see no list of
 * benefits.
 */
export function connectUserState(
  connection: Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected'>,
  permissions: Pick<Permissions, 'connect_user' | 'manage_modules'>,
): ConnectUserState {
  if (connection.isRegistered && connection.isUserConnected) return 'linked';
  if (!permissions.connect_user || connection.status === 'offline') return 'refused';
  return permissions.manage_modules ? 'full' : 'limited';
}
