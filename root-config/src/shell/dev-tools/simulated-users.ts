import type { Simulation } from './simulate';

/** Roles to simulate. Contributors and authors get the permissions of an editor (OQ-030). */
export const roles = ['admin_master', 'admin_secondary', 'editor', 'contributor', 'author', 'subscriber'] as const;
export type Role = (typeof roles)[number];

const userWith = (granted: readonly string[], isMaster: boolean): Simulation => {
  const has = (name: string) => granted.includes(name) || granted.includes('all');
  return {
    permissions: {
      admin_page: has('admin_page'),
      edit_posts: has('edit_posts'),
      connect: has('connect'),
      disconnect: has('disconnect'),
      manage_modules: has('manage_modules'),
      manage_options: has('manage_options'),
      manage_plugins: has('manage_plugins'),
      isMaster,
    },
  };
};
const writer = userWith(['admin_page', 'edit_posts'], false);

/** Simulation of each role. Permissions that it does not set stay unchanged (ROOT-091; FACT-ROOT-8). */
const simulatedRoles: Readonly<Record<Role, Simulation>> = {
  admin_master: { ...userWith(['all'], true), isUserConnected: true },
  admin_secondary: userWith(['all'], false),
  editor: writer,
  contributor: writer,
  author: writer,
  subscriber: userWith(['admin_page'], false),
};

/** Choices about the user; null simulates nothing. */
export interface UserChoice {
  readonly role: Role | null;
  readonly seesStats: boolean | null;
  readonly isLinked: boolean | null;
}

/** Returns the simulation of a user. A user who is not linked can't be the owner of the connection. */
export function simulationOf({ role, seesStats, isLinked }: UserChoice): Simulation {
  const simulation = role ? simulatedRoles[role] : {};
  const permissions = {
    ...simulation.permissions,
    ...(seesStats !== null && { view_stats: seesStats }),
    ...(isLinked === false && { isMaster: false }),
  };
  const linked = isLinked ?? simulation.isUserConnected;
  return { permissions, ...(linked !== undefined && { isUserConnected: linked }) };
}
