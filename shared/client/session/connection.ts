import type { Connection, ConnectionStatus, Permissions, UserConnection } from '../../contracts/bus/topics';
import type { WireConnectionData, WireConnectionStatus, WireCurrentUser } from '../../contracts/wire/wire-shapes';

/**
 * Returns the connection status (FACT-SHR-4): 'offline' in offline mode, otherwise whether the site has a connected
 * owner; false if nothing is known (CONN-004).
 */
export function connectionStatus(
  wire: Pick<WireConnectionStatus, 'isActive' | 'offlineMode'> | null,
): ConnectionStatus {
  if (!wire) return false;
  return wire.offlineMode.isActive ? 'offline' : wire.isActive;
}

/**
 * Returns the connection with the values of a newer answer; fields that the answer lacks keep their values (CONN-003).
 * During an address conflict, the server always answers that the site is a staging site, so the answer says nothing.
 */
export function withStatus(connection: Connection, wire: WireConnectionStatus): Connection {
  const isInIdentityCrisis = wire.isInIdentityCrisis ?? connection.isInIdentityCrisis;
  return {
    ...connection,
    status: connectionStatus(wire),
    isRegistered: wire.isRegistered,
    isUserConnected: wire.isUserConnected,
    hasConnectedOwner: wire.hasConnectedOwner,
    isStaging: wire.isStaging && !isInIdentityCrisis,
    offlineMode: wire.offlineMode,
    isInIdentityCrisis,
    sandboxDomain: wire.sandboxDomain ?? connection.sandboxDomain,
    connectionErrors: wire.errors ?? connection.connectionErrors,
  };
}

/** Returns the connection with the user's account from an answer of `connection/data`. */
export const withUser = (connection: Connection, wire: WireConnectionData): Connection => ({
  ...connection,
  isUserConnected: wire.currentUser.isConnected,
  userConnectionData: userConnectionOf(wire.currentUser, connection.userConnectionData?.blogId),
});

/**
 * Returns the user's account. `wpcomUser` is null while the account is not linked or the provider is down.
 * @param blogId ID of the site, used if an answer about a connected user lacks it: before Jetpack 11.6, only the page state has it
 */
export function userConnectionOf(user: WireCurrentUser, blogId: number | null = null): UserConnection {
  const account = user.wpcomUser;
  return {
    username: user.username,
    isMaster: user.isMaster,
    blogId: user.blogId || (user.isConnected ? blogId : null),
    gravatar: user.gravatar || '',
    wpcomUser: account && 'login' in account ? { ...account, avatar: account.avatar || '' } : null,
  };
}

/** Returns the permissions of the user, with `isMaster` for the connection owner (SHR-096, SHR-097). */
export const permissionsOf = (user: WireCurrentUser): Permissions => ({ ...user.permissions, isMaster: user.isMaster });
