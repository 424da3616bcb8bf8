import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Connection, ConnectionError, Permissions } from '@flightdeck/shared/contracts/topics';

/** What the connection's notices depend on. */
export interface NoticeFacts {
  readonly connection: Pick<
    Connection,
    'status' | 'connectionErrors' | 'hasConnectedOwner' | 'isUserConnected' | 'isReconnecting'
  >;
  readonly permissions: Pick<Permissions, 'connect' | 'connect_user'>;
  /** Path of the route. */
  readonly path: string;
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

/** Whether any of them shows, or a key of the state notices may have something to say. */
export const hasNotices = (facts: NoticeFacts, keys: InitialState['jetpackStateNotices']): boolean =>
  Boolean(keys.messageCode || keys.errorCode) ||
  visibleErrors(facts).length > 0 ||
  showsUnlinked(facts) ||
  showsNotConnected(facts);
