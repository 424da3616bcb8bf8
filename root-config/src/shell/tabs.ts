import { own } from '@flightdeck/shared/contracts/own';
import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Route } from '@flightdeck/shared/contracts/route';
import type { Facts } from '@flightdeck/shared/contracts/screens';
import { __ } from '@flightdeck/shared/i18n';
import { adminPage, plansLink } from '@flightdeck/shared/links/places';
import { settingsPage } from '../screens';

export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly selected: boolean;
  /** Leads out of the dashboard. */
  readonly external: boolean;
  /** Name in analytics. */
  readonly event: string;
  /** Number of new things behind the tab; 0 for none. */
  readonly badge: number;
}

const settingsPaths = [
  '/settings',
  '/security',
  '/performance',
  '/writing',
  '/sharing',
  '/discussion',
  '/traffic',
  '/privacy',
];

/** Modules that bring the Security tab; the active plugin Akismet does too (facts-root.md part 3). */
const securityModules = ['protect', 'sso', 'vaultpress'];

/** Modules of which at least one must exist for the tab of a manager to show (OQ-015). */
const settingsTabs: readonly (readonly [name: string, label: () => string, modules: readonly string[]])[] = [
  ['security', () => __('Security'), securityModules],
  ['performance', () => __('Performance'), ['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress']],
  [
    'writing',
    () => __('Writing'),
    ['masterbar', 'markdown', 'custom-content-types', 'post-by-email', 'infinite-scroll', 'copy-post'],
  ],
  ['sharing', () => __('Sharing'), ['publicize', 'sharedaddy', 'likes']],
  ['discussion', () => __('Discussion'), ['comments', 'gravatar-hovercards', 'markdown', 'subscriptions']],
  [
    'traffic',
    () => __('Traffic'),
    ['seo-tools', 'wordads', 'stats', 'related-posts', 'verification-tools', 'sitemaps', 'google-analytics'],
  ],
];

/** Whether the route is one of the settings, with their tabs and their search (ROOT-013). */
export const isSettingsPath = (path: string): boolean => settingsPaths.includes(path);

/**
 * Tabs of the current screen (spec/dashboard.md §2, ROOT-035 to ROOT-050).
 * @param news number of new recommendations; default: as the page came with them
 * @param isAkismetActive matters only where the tabs depend on it (`dependsOnAkismet`)
 */
export function tabs(
  route: Route,
  facts: Facts,
  initial: InitialState,
  news = initial.newRecommendations.length,
  isAkismetActive = false,
): readonly Tab[] {
  return isSettingsPath(route.path)
    ? tabsOfSettings(route, facts, initial, isAkismetActive)
    : mainTabs(route, facts, initial, news);
}

/** Whether the Security tab of a manager hangs on the plugin Akismet alone, which the page state does not tell (ROOT-045). */
export const dependsOnAkismet = ({ path }: Route, { permissions }: Facts, { getModules }: InitialState): boolean =>
  isSettingsPath(path) &&
  permissions.manage_modules &&
  !securityModules.some((module) => Object.hasOwn(getModules, module));

function mainTabs({ path }: Route, facts: Facts, initial: InitialState, news: number): readonly Tab[] {
  const online = facts.status !== 'offline';
  const glance = tab(__('At a Glance'), 'dashboard', path === '/dashboard' || path === '/');
  if (!facts.permissions.manage_modules) return [glance];
  const { hasConnectedOwner, isLinked, showRecommendations } = facts;
  const onRecommendations = path.startsWith('/recommendations');
  const badge = onRecommendations ? 0 : news;
  return [
    glance,
    ...(online && isLinked ? [tab(__('My Plan'), 'my-plan', path === '/my-plan')] : []),
    ...(online
      ? [{ ...tab(__('Plans'), 'plans'), href: plansLink(hasConnectedOwner, initial.purchaseToken), external: true }]
      : []),
    ...(showRecommendations ? [{ ...tab(__('Recommendations'), 'recommendations', onRecommendations), badge }] : []),
    ...(initial.siteData.showMyJetpack
      ? [{ ...tab(__('My Jetpack'), 'my-jetpack'), href: adminPage('myJetpack', initial.adminUrl) }]
      : []),
  ];
}

function tabsOfSettings(
  { path }: Route,
  facts: Facts,
  { getModules }: InitialState,
  isAkismetActive: boolean,
): readonly Tab[] {
  const { permissions } = facts;
  const shown = settingsPage(path, facts);
  if (permissions.manage_modules) {
    return settingsTabs
      .filter(
        ([name, , modules]) =>
          (name === 'security' && isAkismetActive) || modules.some((module) => Object.hasOwn(getModules, module)),
      )
      .map(([name, label]) => tab(label(), name, name === shown));
  }
  const active = (module: string) => Boolean(own(getModules, module)?.activated) && permissions.publish_posts;
  return [
    ...(active('post-by-email') ? [tab(__('Writing'), 'writing', shown === 'writing')] : []),
    ...(active('publicize') ? [tab(__('Sharing'), 'sharing', shown === 'sharing')] : []),
  ];
}

/** A tab that leads to a route of ours. @param event its name in analytics, and the route */
const tab = (label: string, event: string, selected = false): Tab => ({
  label,
  href: `#/${event}`,
  selected,
  external: false,
  event,
  badge: 0,
});
