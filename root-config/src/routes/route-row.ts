import type { Facts, PartName } from '@flightdeck/shared/contracts/areas';
import type { Visitors } from './visitors';

/** The columns of the table of routes, `routes.ts`. */
export interface RouteRow {
  /** Title of the page (ROOT-021); null keeps the current one (ROOT-020). */
  readonly title: () => string | null;
  /** Part in the main slot; null where the root draws the screen (`own`), and where the browser leaves (`leaves`). */
  readonly screen: PartName | null | ((facts: Facts) => PartName);
  /** Who may see the route. All others are sent to the dashboard. */
  readonly visitors: Visitors;
  /** Route whose screen all others get instead of the dashboard, if they may see that screen. */
  readonly otherwise?: string;
  /** Part over the screen, and who gets it. */
  readonly overlay?: readonly [part: PartName, visitors: Visitors];
  /** Parts in the notices slot. Default: the notices of the connection. */
  readonly notices?: readonly PartName[];
  /**
   * Screens that this route takes precedence over. On any other route, the state of the site shows them (ROOT-055,
   * ROOT-061).
   */
  readonly before?: 'everything' | 'coupon' | 'connect';
  /** Parts of the shell that are hidden. */
  readonly without?: readonly ('masthead' | 'tabs' | 'footer')[];
  /** Current entry of the host's menu; `settings` has separate tabs and the search. Default: `dashboard`. */
  readonly menu?: 'settings';
  /** The route has a tab. Tabs follow the order of the rows. */
  readonly tab?: RouteTab;
  /** Route whose tab is current here. */
  readonly currentTab?: string;
  /** A screen that the root draws. */
  readonly rootScreen?: 'status';
  /** The browser leaves for this source of the provider's redirect service. */
  readonly leaves?: 'jetpack-plans';
  /** Pages often open on this route: the early script starts the files and reads of the screen. */
  readonly early?: true;
}

export interface RouteTab {
  /** Default: the title of the route. */
  readonly label?: () => string;
  /** Visitors who get the tab, among those of the route. Default: all of them. */
  readonly visitors?: Visitors;
  /** Settings: managers get the tab while this plugin is active, even without a module of its cards (ROOT-045; FACT-ROOT-3). */
  readonly plugin?: 'akismet';
  /** Settings: others get the tab while this module is on. Default: they do not get it. */
  readonly moduleForOthers?: string;
}
