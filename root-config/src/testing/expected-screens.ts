import type { PartName } from '@flightdeck/shared/contracts/areas';

/** A screen as a visitor sees it, with the title, tab and notices around it. */
export interface ExpectedScreen {
  /** Part in the main slot; null for a screen that the root draws, and if the browser leaves the page. */
  readonly main: PartName | null;
  readonly overlay?: PartName;
  /** null if the title of the page does not change. */
  readonly title: string | null;
  /** The current tab; null if no tab is current. */
  readonly tab: string | null;
  /** The shell shows no tabs and no footer. */
  readonly isBare?: true;
  /** Part that adds a notice to those of connection and licenses; null if the screen has no notices. */
  readonly notice?: PartName | null;
}

const glance = 'mf-dashboard/at-a-glance';
const settings = (name: string, title: string | null, tab: string | null = title): ExpectedScreen => ({
  main: `mf-settings/${name}`,
  title,
  tab,
});
const fullPage = (main: PartName, title = 'Set up'): ExpectedScreen => ({ main, title, tab: null, isBare: true });

/** All screens, by a short name for the screen table. */
export const expectedScreens = {
  glance: { main: glance, title: 'At A Glance', tab: 'At a Glance' },
  'glance without a tab': { main: glance, title: 'At A Glance', tab: null },
  'skip link': { main: glance, title: null, tab: null },
  'set-up done': { main: glance, title: 'Set up', tab: null },
  reconnect: { main: glance, overlay: 'mf-connection/reconnect', title: 'Reconnect', tab: null },
  'nothing to reconnect': { main: glance, title: 'Reconnect', tab: null },
  disconnect: { main: glance, overlay: 'mf-connection/disconnect', title: 'At A Glance', tab: null },
  'my plan': { main: 'mf-dashboard/my-plan', title: 'My Plan', tab: 'My Plan' },
  'my plan without a tab': { main: 'mf-dashboard/my-plan', title: 'My Plan', tab: null },
  plans: { main: null, title: 'Plans', tab: null, notice: 'mf-dashboard/backup-overlap' },
  recommendations: { main: 'mf-recommendations/recommendations', title: 'Recommendations', tab: 'Recommendations' },
  product: { main: 'mf-recommendations/product', title: 'Recommendations', tab: null },
  license: fullPage('mf-licensing/activation', 'License'),
  connect: fullPage('mf-connection/connect'),
  'connect user': fullPage('mf-connection/connect-user'),
  commerce: fullPage('mf-connection/commerce'),
  coupon: fullPage('mf-connection/coupon'),
  'identity crisis': fullPage('mf-connection/identity-crisis', 'Site address'),
  status: { main: null, title: 'Status', tab: null, isBare: true, notice: null },
  security: settings('security', 'Security'),
  performance: settings('performance', 'Performance'),
  'performance of others': settings('performance', 'Performance', null),
  writing: settings('writing', 'Writing'),
  sharing: settings('sharing', 'Sharing'),
  discussion: settings('discussion', 'Discussion'),
  traffic: settings('traffic', 'Traffic'),
  privacy: settings('privacy', null),
  'settings, security': settings('security', 'Settings', 'Security'),
  'settings, sharing': settings('sharing', 'Settings', 'Sharing'),
  'settings, writing': settings('writing', 'Settings', 'Writing'),
} as const satisfies Readonly<Record<string, ExpectedScreen>>;

/**
 * Cell of the screen table: the screen that a visitor sees. `away` is the dashboard, after a redirect that replaces the
 * history entry.
 */
export type Cell = keyof typeof expectedScreens | 'away';
