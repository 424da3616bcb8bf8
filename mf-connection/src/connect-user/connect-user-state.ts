import type { Connection, Permissions } from '@flightdeck/shared/contracts/topics';

/** What of the screen shows: with the list of benefits, without it, or why there is nothing to connect. */
export type ConnectUserState = 'full' | 'limited' | 'linked' | 'refused';

/**
 * Which form of the user connect screen somebody sees (CONN-032). The limited one is for those who do not manage modules:
 * title, terms and button, without the list of what the site gains.
 */
export function connectUserState(
  connection: Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected'>,
  permissions: Pick<Permissions, 'connect_user' | 'manage_modules'>,
): ConnectUserState {
  if (connection.isRegistered && connection.isUserConnected) return 'linked';
  if (!permissions.connect_user || connection.status === 'offline') return 'refused';
  return permissions.manage_modules ? 'full' : 'limited';
}
