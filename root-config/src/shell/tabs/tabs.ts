import { type Facts, type Route, splitPartName } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages, plansLink } from '@flightdeck/shared/links/places';
import type { Loader } from '../../loader/loader';
import { isSettingsPath, rowFor, rowOf, screenOf, type TabRow, tabRows } from '../../routes/find-route';

/** Areas of the page, whose manifests name the modules of each settings tab. */
type Areas = Loader['entries'];

export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Leads to another website. */
  readonly isExternal: boolean;
  /** Name in analytics. */
  readonly event: string;
  /** Number of new items behind the tab; 0 for none. */
  readonly badge: number;
}

/**
 * Returns the tabs of the current screen (ROOT-035 to ROOT-050).
 * @param newCount number of new recommendations; default: the number in the page state
 * @param isAkismetActive matters only when the tabs depend on it (`dependsOnAkismet`)
 */
export function tabs(
  route: Route,
  facts: Facts,
  initial: InitialState,
  areas: Areas,
  newCount = initial.newRecommendations.length,
  isAkismetActive = false,
): readonly Tab[] {
  return isSettingsPath(route.path)
    ? tabsOfSettings(route, facts, initial, areas, isAkismetActive)
    : mainTabs(route, facts, initial, newCount);
}

/**
 * Returns whether a manager's Security tab depends only on the plugin Akismet, whose state the page does not have
 * (ROOT-045).
 */
export const dependsOnAkismet = (
  { path }: Route,
  { permissions }: Facts,
  { getModules }: InitialState,
  areas: Areas,
): boolean =>
  isSettingsPath(path) &&
  permissions.manage_modules &&
  tabRows('settings').some((row) => row.tab.plugin === 'akismet' && !hasModule(row, areas, getModules));

function mainTabs({ path }: Route, facts: Facts, initial: InitialState, newCount: number): readonly Tab[] {
  const current = rowOf(path)?.currentTab ?? path;
  const isShown = ({ path, visitors, tab }: TabRow) => visitors(facts, path) && (tab.visitors?.(facts, path) ?? true);
  const routeTabs = tabRows(undefined)
    .filter(isShown)
    .map((row): Tab => {
      const tab = tabTo(row, row.path === current);
      if (row.redirectSource)
        return { ...tab, ...outsideLink(plansLink(facts.hasConnectedOwner, initial.purchaseToken)) };
      return row.path === '/recommendations' && !tab.isCurrent ? { ...tab, badge: newCount } : tab;
    });
  if (!facts.permissions.manage_modules || !initial.siteData.showMyJetpack) return routeTabs;
  const myJetpack = tabTo({ path: '/my-jetpack', title: () => __('My Jetpack'), tab: {} }, false);
  return [...routeTabs, { ...myJetpack, href: adminPage(adminPages.myJetpack, initial.adminUrl) }];
}

const outsideLink = (href: string) => ({ href, isCurrent: false, isExternal: true });

function tabsOfSettings(
  { path }: Route,
  facts: Facts,
  { getModules }: InitialState,
  areas: Areas,
  isAkismetActive: boolean,
): readonly Tab[] {
  const { manage_modules, publish_posts } = facts.permissions;
  const isShown = (row: TabRow) => {
    const { tab } = row;
    return manage_modules
      ? hasModule(row, areas, getModules) || (tab.plugin === 'akismet' && isAkismetActive)
      : publish_posts && tab.moduleForOthers && getModules[tab.moduleForOthers]?.activated;
  };
  const current = rowFor(path, facts);
  const screen = current && screenOf(current, facts);
  return tabRows('settings')
    .filter(isShown)
    .map((row) => tabTo(row, row.screen === screen));
}

/**
 * Returns whether the site has a module of a settings tab. Also true if the area is missing or doesn't list the modules of the
 * tab.
 */
function hasModule({ screen }: TabRow, areas: Areas, siteModules: InitialState['getModules']): boolean {
  if (typeof screen !== 'string') return true;
  const { area, part } = splitPartName(screen);
  return areas[area]?.manifest.parts[part]?.modules?.some((module) => Object.hasOwn(siteModules, module)) ?? true;
}

/** Returns a tab that leads to one of our routes. */
const tabTo = ({ path, title, tab }: Pick<TabRow, 'path' | 'title' | 'tab'>, isCurrent: boolean): Tab => ({
  label: (tab.label ?? title)() ?? '',
  href: `#${path}`,
  isCurrent,
  isExternal: false,
  event: path.slice(1),
  badge: 0,
});
