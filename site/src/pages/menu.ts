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

/** Returns the entries of the admin menu that a user may open. Leaves out the pages of WordPress that the site lacks. */
export const menu = (site: Site, user: User): readonly MenuEntry[] => [
  { label: 'Dashboard', href: '/wp-admin/index.php' },
  ...(permissionsOf(site.store, user).admin_page ? [jetpackEntry(site, user)] : []),
  { label: 'Profile', href: '/wp-admin/profile.php' },
];

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
