import { readState, writeState } from '@flightdeck/shared/bus';
import type { Connection, Permissions } from '../contracts/topics';

/** Somebody else than the user, for trying out what they see (development versions only, spec/dashboard.md §4). */
export interface Simulation {
  readonly permissions?: Partial<Permissions>;
  readonly isUserConnected?: boolean;
}

let simulation: Simulation = {};
/** What the server said last. */
let real: { readonly permissions: Permissions; readonly isUserConnected: boolean } | null = null;

const known = () =>
  real ?? { permissions: readState('permissions'), isUserConnected: readState('connection').isUserConnected };

/** Tells everybody what the user may do. */
export function putPermissions(permissions: Permissions): void {
  real = { ...known(), permissions };
  writeState('permissions', { ...permissions, ...simulation.permissions });
}

/** Tells everybody about the connection. */
export function putConnection(connection: Connection): void {
  if (simulation.isUserConnected === undefined) real = { ...known(), isUserConnected: connection.isUserConnected };
  writeState('connection', {
    ...connection,
    isUserConnected: simulation.isUserConnected ?? connection.isUserConnected,
  });
}

/** Shows the page as somebody else sees it; `{}` ends that. The server goes on deciding by who is signed in. */
export function simulate(next: Simulation): void {
  const { permissions, isUserConnected } = known();
  simulation = next;
  putPermissions(permissions);
  putConnection({ ...readState('connection'), isUserConnected });
}
