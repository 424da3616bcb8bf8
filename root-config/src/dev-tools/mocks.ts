import type { Simulation } from '@flightdeck/shared/session';

/** Roles that can be tried out; contributor and author are the editor's mock under other names (OQ-030). */
export const roles = ['admin_master', 'admin_secondary', 'editor', 'contributor', 'author', 'subscriber'] as const;
export type Role = (typeof roles)[number];

const set = (granted: readonly string[], isMaster: boolean): Simulation => {
  const has = (name: string) => granted.includes(name) || granted.includes('all');
  return {
    permissions: {
      ...{ admin_page: has('admin_page'), edit_posts: has('edit_posts') },
      ...{ connect: has('connect'), disconnect: has('disconnect') },
      ...{ manage_modules: has('manage_modules'), manage_options: has('manage_options') },
      ...{ manage_plugins: has('manage_plugins'), isMaster },
    },
  };
};
const writer = set(['admin_page', 'edit_posts'], false);

/** What each role may do; permissions that are not named stay the user's own (ROOT-091; FACT-ROOT-8). */
const mocks: Readonly<Record<Role, Simulation>> = {
  admin_master: { ...set(['all'], true), isUserConnected: true },
  admin_secondary: set(['all'], false),
  editor: writer,
  contributor: writer,
  author: writer,
  subscriber: set(['admin_page'], false),
};

/** What of the user is tried out; null is the user's own. */
export interface UserChoice {
  readonly role: Role | null;
  readonly seesStats: boolean | null;
  readonly isLinked: boolean | null;
}

/** The somebody of these choices. Who is not linked owns nothing. */
export function simulationOf({ role, seesStats, isLinked }: UserChoice): Simulation {
  const mock = role ? mocks[role] : {};
  const permissions = {
    ...mock.permissions,
    ...(seesStats !== null && { view_stats: seesStats }),
    ...(isLinked === false && { isMaster: false }),
  };
  const linked = isLinked ?? mock.isUserConnected;
  return { permissions, ...(linked !== undefined && { isUserConnected: linked }) };
}
