import type { Facts, PartName } from '@flightdeck/shared/contracts/areas';
import type { Visitors } from './visitors';

/** The columns of the table of routes, `routes.ts`. */
export interface RouteRow {
  /** Title of the page (ROOT-021); null keeps the current one (ROOT-020). */
  readonly title: () => string | null;
  /** Part in the main slot; null where the root draws the screen (`rootScreen`) or the browser leaves (`redirectSource`). */
  readonly screen: PartName | null | ((facts: Facts) => PartName);
  /** Users who may see the route. All others are redirected to the dashboard, unless they may see `fallbackRoute`. */
  readonly visitors: Visitors;
  /** Route to show instead to users who may not see this one. Users who may see neither go to the dashboard. */
  readonly fallbackRoute?: string;
  /** Part in the overlays slot, and the users who get it. */
  readonly overlay?: readonly [part: PartName, visitors: Visitors];
  /** Parts in the notices slot. Default: the notices of the connection. */
  readonly notices?: readonly PartName[];
  /**
   * The route takes precedence over the named screen and all later ones in the order `everything`, `coupon`, `connect`
   * (ROOT-055, ROOT-061). Default: over none, because the state of the site requires those screens.
   */
  readonly precedesScreen?: 'everything' | 'coupon' | 'connect';
  /** Parts of the shell that are hidden. */
  readonly without?: readonly ('masthead' | 'tabs' | 'footer')[];
  /** Current entry of WordPress's menu; `settings` has separate tabs and the search. Default: `dashboard`. */
  readonly menu?: 'settings';
  /** The route has a tab. Tabs follow the order of the rows. */
  readonly tab?: RouteTab;
  /** Route whose tab is current here. */
  readonly currentTab?: string;
  /** A screen that the root draws. */
  readonly rootScreen?: 'status';
  /** Name of a redirect of the provider; the browser opens that page instead of a screen. */
  readonly redirectSource?: 'jetpack-plans';
  /** The inline script requests files and reads of the screen before the root loads: many visits start on this route. */
  readonly early?: true;
}

export interface RouteTab {
  /** Default: the title of the route. */
  readonly label?: () => string;
  /** Outside the settings: users who get the tab, among the visitors of the route. Default: all of them. */
  readonly visitors?: Visitors;
  /**
   * For settings: managers get the tab if the site has a module of its cards, or while this plugin is active (ROOT-045;
   * FACT-ROOT-3).
   */
  readonly plugin?: 'akismet';
  /** For settings: users who may publish but don't manage modules get the tab while this module is on. Default: never. */
  readonly moduleForOthers?: string;
}
