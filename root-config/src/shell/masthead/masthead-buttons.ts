import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { rowOf } from '../../routes/find-route';

export interface MastheadButton {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Name in analytics. */
  readonly event: string;
}

/**
 * Returns the buttons of the masthead; none on sites that the provider does not host, and in the cases of `areHidden`
 * (ROOT-023 to ROOT-031; FACT-ROOT-2).
 * @param path of the route; empty before the first route is known
 * @param facts null while the connection is not known
 */
export function mastheadButtons(
  path: string,
  facts: Facts | null,
  { siteData, getModules }: Pick<InitialState, 'siteData' | 'getModules'>,
): readonly MastheadButton[] {
  if (!siteData.isWoASite || areHidden(path, facts, getModules)) return [];
  const isDashboard = hasMainTab(path);
  return [
    { label: __('Dashboard'), href: '#/dashboard', isCurrent: isDashboard, event: 'nav_dashboard' },
    { label: __('Settings'), href: '#/settings', isCurrent: !isDashboard, event: 'nav_settings' },
  ];
}

/**
 * Returns whether a route selects one of the main tabs, such as My Plan. The masthead marks Dashboard on these routes, and
 * Settings on all others (ROOT-024, ROOT-025).
 */
function hasMainTab(path: string): boolean {
  const row = rowOf(path);
  return Boolean(row && !row.menu && (row.tab ?? row.currentTab));
}

/** Returns whether the buttons are hidden on a site of the provider (ROOT-026 to ROOT-031). */
function areHidden(path: string, facts: Facts | null, modules: InitialState['getModules']): boolean {
  if (path === '' || facts === null || path.startsWith('/setup')) return true;
  const { permissions, status } = facts;
  if (!permissions.edit_posts) return true;
  if (status === 'offline') return false;
  if (!facts.isRegistered) return true;
  if (permissions.manage_options) return false;
  const isOn = (module: string) => modules[module]?.activated ?? false;
  return !facts.hasConnectedOwner || !facts.isLinked || !(isOn('post-by-email') || isOn('publicize'));
}
