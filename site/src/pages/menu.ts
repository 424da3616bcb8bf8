import { dashboardPath, type Site } from '../context/site';
import { permissionsOf } from '../facts/permissions';
import type { User } from '../facts/users';
import { connectionStatus } from '../rest/connection/state';

export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  /** `page` in the address, by which the current entry is found. */
  readonly page?: string;
  readonly submenu?: readonly MenuEntry[];
}

const adminPage = (page: string) => `/wp-admin/admin.php?page=${page}`;

/** Returns the entries of the admin menu that a user may open. */
export function menu(site: Site, user: User): readonly MenuEntry[] {
  const may = permissionsOf(site.store, user);
  const hostEntry = (label: string, file: string, isAllowed: boolean): MenuEntry[] =>
    isAllowed ? [{ label, href: `/wp-admin/${file}` }] : [];
  return [
    { label: 'Dashboard', href: '/wp-admin/index.php' },
    ...(may.admin_page ? [jetpackEntry(site, user)] : []),
    ...hostEntry('Posts', 'edit.php', may.edit_posts),
    ...hostEntry('Media', 'upload.php', may.publish_posts),
    ...hostEntry('Pages', 'edit.php?post_type=page', may.manage_options || user.role === 'editor'),
    ...hostEntry('Comments', 'edit-comments.php', may.edit_posts),
    ...hostEntry('Plugins', 'plugins.php', may.manage_plugins),
    ...hostEntry(may.manage_options ? 'Users' : 'Profile', may.manage_options ? 'users.php' : 'profile.php', true),
    ...hostEntry('Settings', 'options-general.php', may.manage_options),
  ];
}

/** Returns Jetpack's entry. On the provider's hosting, the masthead of the page links to dashboard and settings instead. */
function jetpackEntry(site: Site, user: User): MenuEntry {
  const may = permissionsOf(site.store, user);
  const { isActive, offlineMode } = connectionStatus(site.store, user);
  const hasSettings = may.edit_posts && (isActive || offlineMode.isActive);
  const entries = [
    { label: 'Dashboard', href: `${dashboardPath}#/dashboard`, page: 'flightdeck' },
    ...(hasSettings ? [{ label: 'Settings', href: `${dashboardPath}#/settings` }] : []),
  ];
  return {
    label: 'Jetpack',
    href: dashboardPath,
    page: 'flightdeck',
    submenu: [
      ...(site.store.state.traits.atomic ? [] : entries),
      ...(may.view_stats && isActive ? [{ label: 'Stats', href: adminPage('stats'), page: 'stats' }] : []),
      ...(may.manage_options ? [{ label: 'My Jetpack', href: adminPage('my-jetpack'), page: 'my-jetpack' }] : []),
    ],
  };
}
