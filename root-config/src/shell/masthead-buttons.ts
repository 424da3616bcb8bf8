import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Facts } from '@flightdeck/shared/contracts/screens';
import { __ } from '@flightdeck/shared/i18n';
import { rowOf } from '../find-route';

export interface MastheadButton {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Name in analytics. */
  readonly event: string;
}

/**
 * The buttons of the masthead: only on sites of the provider's own hosting, and there not for everybody (ROOT-023 to
 * ROOT-031; FACT-ROOT-2).
 * @param path of the route; empty before the first route is known
 */
export function mastheadButtons(
  path: string,
  facts: Facts | null,
  { siteData, getModules }: Pick<InitialState, 'siteData' | 'getModules'>,
): readonly MastheadButton[] {
  if (!siteData.isWoASite || isHidden(path, facts, getModules)) return [];
  const onDashboard = isUnderMainTab(path);
  return [
    { label: __('Dashboard'), href: '#/dashboard', isCurrent: onDashboard, event: 'nav_dashboard' },
    { label: __('Settings'), href: '#/settings', isCurrent: !onDashboard, event: 'nav_settings' },
  ];
}

/** Whether the tab of the route is one of the dashboard's (ROOT-024, ROOT-025). */
function isUnderMainTab(path: string): boolean {
  const row = rowOf(path);
  return Boolean(row && !row.menu && (row.tab ?? row.currentTab));
}

/** @param facts null while nothing is known of the connection */
function isHidden(path: string, facts: Facts | null, modules: InitialState['getModules']): boolean {
  if (path === '' || facts === null || path.startsWith('/setup')) return true;
  const { permissions, status } = facts;
  if (!permissions.edit_posts) return true;
  if (status === 'offline') return false;
  if (!facts.isRegistered) return true;
  if (permissions.manage_options) return false;
  const isOn = (module: string) => modules[module]?.activated ?? false;
  return !facts.hasConnectedOwner || !facts.isLinked || !(isOn('post-by-email') || isOn('publicize'));
}
