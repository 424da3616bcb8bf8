import type { PartName } from '@flightdeck/shared/contracts/areas';

/** The screen, and what the shell shows around it. */
export interface Place {
  /** null: the browser is leaving, or the root draws the screen. */
  readonly main: PartName | null;
  readonly overlay?: PartName;
  /** null: unchanged. */
  readonly title: string | null;
  /** The current tab; null without one. */
  readonly tab: string | null;
  /** Without tabs and footer. */
  readonly isBare?: true;
  /** Part that adds a notice to those of connection and licenses. null: the page has no notices. */
  readonly notice?: PartName | null;
}

const glance = 'mf-dashboard/at-a-glance';
const settings = (name: string, title: string | null, tab: string | null = title): Place => ({
  main: `mf-settings/${name}`,
  title,
  tab,
});
const bare = (main: PartName, title = 'Set up'): Place => ({ main, title, tab: null, isBare: true });

export const places = {
  glance: { main: glance, title: 'At A Glance', tab: 'At a Glance' },
  'glance without tab': { main: glance, title: 'At A Glance', tab: null },
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
  license: bare('mf-licensing/activation', 'License'),
  connect: bare('mf-connection/connect'),
  'connect user': bare('mf-connection/connect-user'),
  commerce: bare('mf-connection/commerce'),
  coupon: bare('mf-connection/coupon'),
  'identity crisis': bare('mf-connection/identity-crisis', 'Site address'),
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
} as const satisfies Readonly<Record<string, Place>>;

/** Cell of the screen table: the place that a visitor reaches. `away`: the dashboard, by a redirect that replaces the history entry. */
export type Cell = keyof typeof places | 'away';
