import type { Store } from '../store/store';
import type { Role, User } from './users';

/** ID of the user who administers the network of a multisite. */
const networkAdminId = 1;
const writers: readonly Role[] = ['administrator', 'editor', 'author'];

/** Returns the permissions of a user in the current state of the connection, as page and connection calls report them. */
export function permissionsOf(store: Store, user: User) {
  const isAdmin = user.role === 'administrator';
  const { offline, siteOnly, multisite } = store.state.traits;
  const registration = store.state.registration;
  const hasOwner = (registration?.ownerId ?? null) !== null;
  const isActive = hasOwner || (siteOnly && registration !== null);
  return {
    connect: isAdmin && !offline,
    connect_user: !offline && (isAdmin || hasOwner),
    disconnect: isAdmin,
    admin_page: isAdmin || (isActive && !offline),
    manage_modules: isAdmin,
    network_admin: multisite && user.id === networkAdminId,
    network_sites_page: multisite && user.id === networkAdminId,
    edit_posts: writers.includes(user.role),
    publish_posts: writers.includes(user.role),
    manage_options: isAdmin,
    view_stats: isAdmin || maySeeStats(store, user.role),
    manage_plugins: isAdmin,
  };
}

/** Returns whether a role is in the setting "Let these users see Jetpack Stats". */
function maySeeStats(store: Store, role: Role): boolean {
  const { roles } = store.state.settings;
  return Array.isArray(roles) && roles.includes(role);
}
