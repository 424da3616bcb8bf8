import type { Facts, PartName } from '@flightdeck/shared/contracts/areas';
import type { Visitors } from './visitors';

/** The columns of the table of routes, `routes.ts`. */
export interface RouteRow {
  /** Title of the page (ROOT-021); null keeps the current one (ROOT-020). */
  readonly title: () => string | null;
  /** Part in the main slot; null where the root draws the screen (`rootScreen`), and where the browser leaves (`leaves`). */
  readonly screen: PartName | null | ((facts: Facts) => PartName);
  /** Users who may see the route. All others are redirected to the dashboard, unless `otherwise` names a route. */
  readonly visitors: Visitors;
  /** Route whose screen all others get instead of the redirect, if they may see that screen. */
  readonly otherwise?: string;
  /** Part in the overlays slot, and the users who get it. */
  readonly overlay?: readonly [part: PartName, visitors: Visitors];
  /** Parts in the notices slot. Default: the notices of the connection. */
  readonly notices?: readonly PartName[];
  /**
   * The first of the screens that this route takes precedence over, in the order of ROOT-055 and ROOT-061. Default: none, so
   * that every screen that the state of the site requires takes precedence over the route.
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
  /** Source of the provider's redirect service that the browser opens instead of a screen. */
  readonly leaves?: 'jetpack-plans';
  /** Whether the inline script requests the files and reads of the screen, because many visits start on this route. */
  readonly early?: true;
}

export interface RouteTab {
  /** Default: the title of the route. */
  readonly label?: () => string;
  /** Visitors who get the tab, among those of the route. Default: all of them. */
  readonly visitors?: Visitors;
  /**
   * For settings: managers get the tab if the site has a module of its cards, or while this plugin is active (ROOT-045;
   * FACT-ROOT-3).
   */
  readonly plugin?: 'akismet';
  /** For settings: users who don't manage modules get the tab while this module is on. Default: never. */
  readonly moduleForOthers?: string;
}
