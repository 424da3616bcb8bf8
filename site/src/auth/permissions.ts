import type { Store } from '../store/store';
import type { Role, User } from '../store/users';

/** What the page and the connection calls report about a user (wire names). */
export interface Permissions {
  readonly connect: boolean;
  readonly connect_user: boolean;
  readonly disconnect: boolean;
  readonly admin_page: boolean;
  readonly manage_modules: boolean;
  readonly network_admin: boolean;
  readonly network_sites_page: boolean;
  readonly edit_posts: boolean;
  readonly publish_posts: boolean;
  readonly manage_options: boolean;
  readonly view_stats: boolean;
  readonly manage_plugins: boolean;
}

const writers: readonly Role[] = ['administrator', 'editor', 'author', 'contributor'];
const publishers: readonly Role[] = ['administrator', 'editor', 'author'];

/** Permissions of a user, given the state of the connection. */
export function permissionsOf(store: Store, user: User): Permissions {
  const admin = user.role === 'administrator';
  const hasOwner = (store.connection.registration()?.ownerId ?? null) !== null;
  return {
    connect: admin,
    connect_user: admin || hasOwner,
    disconnect: admin,
    admin_page: admin || hasOwner,
    manage_modules: admin,
    network_admin: false,
    network_sites_page: false,
    edit_posts: writers.includes(user.role),
    publish_posts: publishers.includes(user.role),
    manage_options: admin,
    view_stats: admin,
    manage_plugins: admin,
  };
}
