import type { Connection, Permissions } from '../../contracts/bus/topics';
import { readState, writeState } from '../bus/bus';

/** Simulates another user, to try out what they see (development versions only, ROOT-090). */
export interface Simulation {
  readonly permissions?: Partial<Permissions>;
  readonly isUserConnected?: boolean;
}

let simulation: Simulation = {};
type Real = { readonly permissions: Permissions } & Pick<Connection, 'isUserConnected' | 'userConnectionData'>;
/**
 * The last answers for the real user. Answers during a simulation belong to the simulated user and are not stored here.
 */
let real: Real | null = null;

function known(): Real {
  const { isUserConnected, userConnectionData } = readState('connection');
  return real ?? { permissions: readState('permissions'), isUserConnected, userConnectionData };
}

const isOwnerSimulated = () => simulation.permissions?.isMaster !== undefined;
const isLinkSimulated = () => simulation.isUserConnected !== undefined;

/** Writes the user's permissions to the bus. */
export function putPermissions(permissions: Permissions): void {
  const { isMaster } = isOwnerSimulated() ? known().permissions : permissions;
  real = { ...known(), permissions: { ...permissions, isMaster } };
  writeState('permissions', { ...permissions, ...simulation.permissions });
}

/** Writes the connection to the bus. */
export function putConnection(connection: Connection): void {
  const { isUserConnected, userConnectionData } = connection;
  if (!isLinkSimulated()) real = { ...known(), isUserConnected };
  if (!isLinkSimulated() && !isOwnerSimulated()) real = { ...known(), userConnectionData };
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
  const { permissions, isUserConnected, userConnectionData } = known();
  simulation = next;
  putPermissions(permissions);
  putConnection({ ...readState('connection'), isUserConnected, userConnectionData });
}
