import { __ } from '@flightdeck/shared/i18n';
import { firstSettings } from './first-settings';
import type { RouteRow } from './route-row';
import * as who from './visitors';

const unchangedTitle = () => null;
const setUpTitle = () => __('Set up');
const withoutTabs = { without: ['tabs', 'footer'] } as const;

const glance = { title: () => __('At A Glance'), screen: 'mf-dashboard/at-a-glance' } as const;
const plans = {
  title: () => __('Plans'),
  screen: null,
  visitors: who.managers,
  redirectSource: 'jetpack-plans',
  notices: ['mf-connection/notices', 'mf-dashboard/backup-overlap'],
} as const;
const recommendations = {
  title: () => __('Recommendations'),
  screen: 'mf-recommendations/recommendations',
  visitors: who.recommended,
} as const;
const step = { ...recommendations, currentTab: '/recommendations' } as const;
const purchaseStep = { ...step, without: ['masthead', 'footer'] } as const;
const settings = { menu: 'settings', visitors: who.managers, early: true } as const;

/**
 * All routes (ROOT-001 to ROOT-021). Screens, tabs, WordPress's menu, the masthead, the search and the inline script
 * read this table; `route-row.ts` explains its columns. `*` matches any text except an empty one. The first matching row
 * applies.
 */
export const routes: Readonly<Record<string, RouteRow>> = {
  '/': { ...glance, visitors: who.everybody, currentTab: '/dashboard' },
  '/dashboard': { ...glance, visitors: who.everybody, tab: { label: () => __('At a Glance') }, early: true },
  '/setup': { ...glance, title: setUpTitle, visitors: who.managers },
  '/reconnect': {
    ...glance,
    title: () => __('Reconnect'),
    visitors: who.managers,
    overlay: ['mf-connection/reconnect', who.reconnectors],
  },
  '/disconnect': { ...glance, visitors: who.managers, overlay: ['mf-connection/disconnect', who.disconnectors] },
  // Targets of the admin's skip links (ROOT-020, OQ-005).
  '/wpbody-content': { ...glance, title: unchangedTitle, visitors: who.everybody },
  '/wp-toolbar': { ...glance, title: unchangedTitle, visitors: who.everybody },

  '/my-plan': {
    title: () => __('My Plan'),
    screen: 'mf-dashboard/my-plan',
    visitors: who.managers,
    tab: { visitors: who.linkedOnline },
    early: true,
  },
  '/plans': { ...plans, tab: { visitors: who.online } },
  '/plans-prompt': plans,

  '/recommendations': { ...recommendations, tab: {}, early: true },
  '/recommendations/welcome-*': purchaseStep,
  '/recommendations/*-activated': purchaseStep,
  '/recommendations/server-credentials': purchaseStep,
  '/recommendations/*': step,
  '/product/*': {
    title: () => __('Recommendations'),
    screen: 'mf-recommendations/product',
    visitors: who.productBuyers,
    without: ['masthead'],
  },

  '/settings': { ...settings, title: () => __('Settings'), screen: firstSettings, visitors: who.writers },
  '/security': {
    ...settings,
    title: () => __('Security'),
    screen: 'mf-settings/security',
    tab: { plugin: 'akismet' },
  },
  '/performance': {
    ...settings,
    title: () => __('Performance'),
    screen: 'mf-settings/performance',
    visitors: who.writersWhoShare,
    fallbackRoute: '/writing',
    tab: {},
  },
  '/writing': {
    ...settings,
    title: () => __('Writing'),
    screen: 'mf-settings/writing',
    visitors: who.writers,
    tab: { moduleForOthers: 'post-by-email' },
  },
  '/sharing': {
    ...settings,
    title: () => __('Sharing'),
    screen: 'mf-settings/sharing',
    visitors: who.writersWhoShare,
    fallbackRoute: '/writing',
    tab: { moduleForOthers: 'publicize' },
  },
  '/discussion': {
    ...settings,
    title: () => __('Discussion'),
    screen: 'mf-settings/discussion',
    tab: {},
  },
  '/traffic': {
    ...settings,
    title: () => __('Traffic'),
    screen: 'mf-settings/traffic',
    tab: {},
  },
  '/privacy': { ...settings, title: unchangedTitle, screen: 'mf-settings/privacy' },

  '/license/activation': {
    ...withoutTabs,
    title: () => __('License'),
    screen: 'mf-licensing/activation',
    visitors: who.connectionOwner,
    early: true,
  },
  '/connect-user': {
    ...withoutTabs,
    title: setUpTitle,
    screen: 'mf-connection/connect-user',
    visitors: who.accountConnectors,
    precedesScreen: 'connect',
  },
  '/woo-setup': {
    ...withoutTabs,
    title: setUpTitle,
    screen: 'mf-connection/commerce',
    visitors: who.everybody,
    precedesScreen: 'coupon',
  },
  '/identity-crisis': {
    ...withoutTabs,
    title: () => __('Site address'),
    screen: 'mf-connection/identity-crisis',
    visitors: who.addressChoosers,
  },
  // Takes precedence over everything, because users need the status screen when something does not work.
  '/status': {
    ...withoutTabs,
    title: () => __('Status'),
    screen: null,
    rootScreen: 'status',
    visitors: who.managers,
    precedesScreen: 'everything',
    notices: [],
  },
};
