import type { Connection, Permissions } from '../../contracts/bus/topics';
import { readState, writeState } from '../bus/bus';

/** Values to simulate, to see the page as another user (development versions only, ROOT-090, ROOT-096). */
export interface Simulation {
  readonly permissions?: Partial<Permissions>;
  readonly isUserConnected?: boolean;
}

let simulation: Simulation = {};
type RealUser = { readonly permissions: Permissions } & Pick<Connection, 'isUserConnected' | 'userConnectionData'>;
/** Latest values of the real user. While a value is simulated, answers contain the simulated value, so it is not stored here. */
let storedRealUser: RealUser | null = null;

function realUser(): RealUser {
  const { isUserConnected, userConnectionData } = readState('connection');
  return storedRealUser ?? { permissions: readState('permissions'), isUserConnected, userConnectionData };
}

const isOwnerSimulated = () => simulation.permissions?.isMaster !== undefined;
const isLinkSimulated = () => simulation.isUserConnected !== undefined;

/** Writes the user's permissions to the bus. */
export function putPermissions(permissions: Permissions): void {
  const { isMaster } = isOwnerSimulated() ? realUser().permissions : permissions;
  storedRealUser = { ...realUser(), permissions: { ...permissions, isMaster } };
  writeState('permissions', { ...permissions, ...simulation.permissions });
}

/** Writes the connection to the bus. */
export function putConnection(connection: Connection): void {
  const { isUserConnected, userConnectionData } = connection;
  if (!isLinkSimulated()) storedRealUser = { ...realUser(), isUserConnected };
  if (!isLinkSimulated() && !isOwnerSimulated()) storedRealUser = { ...realUser(), userConnectionData };
  writeState('connection', {
    ...connection,
    isUserConnected: simulation.isUserConnected ?? isUserConnected,
  });
}

/**
 * Shows the page as another user sees it; `{}` ends the simulation. The server still checks the rights of the user who
 * is logged in.
 */
export function simulate(next: Simulation): void {
  const { permissions, isUserConnected, userConnectionData } = realUser();
  simulation = next;
  putPermissions(permissions);
  putConnection({ ...readState('connection'), isUserConnected, userConnectionData });
}
