import type { Connection, Permissions } from '@flightdeck/shared/contracts/page';

/** Content of the screen: everything, everything but the benefits, or the reason why there is nothing to connect. */
export type ConnectUserState = 'full' | 'limited' | 'linked' | 'refused';

/**
 * Returns what the user connect screen shows to a user (CONN-032). Users who do not manage modules see title, terms and
 * button, without the list of benefits.
 */
export function connectUserState(
  connection: Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected'>,
  permissions: Pick<Permissions, 'connect_user' | 'manage_modules'>,
): ConnectUserState {
  if (connection.isRegistered && connection.isUserConnected) return 'linked';
  if (!permissions.connect_user || connection.status === 'offline') return 'refused';
  return permissions.manage_modules ? 'full' : 'limited';
}
