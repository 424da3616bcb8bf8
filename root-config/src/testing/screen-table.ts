import type { PartName } from '@flightdeck/shared/contracts/areas';
import { type Cell, type ExpectedScreen, expectedScreens } from './expected-screens';
import { manages, type Visitor, type VisitorName, visitors } from './visitors';

/** The screens of one route: for managers, for other users, and for visitors who are exceptions. */
export interface Row extends Readonly<Partial<Record<VisitorName, Cell>>> {
  /** Requirements (or the subject), then the address. */
  readonly name: `${string} #/${string}`;
  readonly managers: Cell;
  readonly others: Cell;
}

/** Full-page screens, which take precedence over nearly every route. */
const fullPage: Partial<Record<VisitorName, Cell>> = {
  'admin not connected': 'connect',
  'admin with a coupon': 'coupon',
  'owner who redeems': 'coupon',
};

type Name = Row['name'];
/** Cells of the visitors who see a different screen from their group. */
type Differences = Partial<Record<VisitorName, Cell>>;
/** Row of a route from which users who don't manage the site are redirected. */
const managed = (name: Name, managers: Cell, differences: Differences = {}): Row => ({
  ...fullPage,
  ...differences,
  name,
  managers,
  others: 'away',
});
/** Row of a route with the same screen for all users. */
const forAll = (name: Name, cell: Cell, differences: Differences = {}): Row => ({
  ...managed(name, cell, differences),
  others: cell,
});
const editors = (cell: Cell): Differences => ({
  editor: cell,
  'editor without sharing': cell,
  'editor without owner': cell,
});
/** Differences of editors on a route that depends on the sharing module. @param without cell while the module is off */
const sharing = (cell: Cell, without: Cell): Differences => ({ ...editors(cell), 'editor without sharing': without });
const recommendations: Differences = { 'admin on Atomic': 'away', 'admin offline': 'away' };
/** Differences of a route that takes precedence over the full-page screens. */
const always = (cell: Cell): Differences => ({
  'admin not connected': cell,
  'admin with a coupon': cell,
  'owner who redeems': cell,
});

/** Screens of each route for each visitor, for tests of `screens()` and of the page in a browser. */
export const screenTable: readonly Row[] = [
  forAll('ROOT-002 #/', 'glance'),
  forAll('ROOT-002 ROOT-021.1 #/dashboard', 'glance'),
  managed('ROOT-003 ROOT-021.2 #/reconnect', 'reconnect', { 'admin offline': 'nothing to reconnect' }),
  managed('ROOT-004 #/disconnect', 'disconnect', { 'admin offline': 'glance without a tab' }),
  forAll('ROOT-005 ROOT-058 ROOT-021.3 #/connect-user', 'connect user', {
    'admin not connected': 'connect user',
    'editor without owner': 'away',
  }),
  forAll('ROOT-006 ROOT-056 #/woo-setup', 'commerce', always('commerce')),
  managed('ROOT-007 ROOT-021.3 #/setup', 'set-up done'),
  managed('ROOT-008 ROOT-021.4 #/my-plan', 'my plan', {
    'admin offline': 'my plan without a tab',
    'admin without account': 'my plan without a tab',
    'admin without owner': 'my plan without a tab',
  }),
  managed('ROOT-009 ROOT-021.5 #/plans', 'plans'),
  managed('ROOT-009 #/plans-prompt', 'plans'),
  managed('ROOT-010 ROOT-011 ROOT-021.6 #/recommendations', 'recommendations', recommendations),
  managed('ROOT-010 ROOT-011 #/recommendations/monitor', 'recommendations', recommendations),
  managed(
    'ROOT-012 ROOT-021.7 SET-008 #/settings',
    'settings, security',
    sharing('settings, sharing', 'settings, writing'),
  ),
  managed('ROOT-012 ROOT-021.9 #/security', 'security'),
  managed('ROOT-012 ROOT-021.10 SET-171 #/performance', 'performance', sharing('performance of others', 'writing')),
  managed('ROOT-012 ROOT-021.12 #/writing', 'writing', editors('writing')),
  managed('ROOT-012 ROOT-021.13 SET-011 #/sharing', 'sharing', sharing('sharing', 'writing')),
  managed('ROOT-012 ROOT-021.8 #/discussion', 'discussion'),
  managed('ROOT-012 ROOT-021.11 #/traffic', 'traffic'),
  managed('ROOT-012 ROOT-020 #/privacy', 'privacy'),
  managed('ROOT-015 ROOT-016 ROOT-021.14 #/license/activation', 'away', { owner: 'license' }),
  managed('identity crisis #/identity-crisis', 'away', { 'admin in an identity crisis': 'identity crisis' }),
  ...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((name) =>
    managed(`ROOT-017 ROOT-018 #/product/${name}`, 'product', { 'admin offline': 'away' }),
  ),
  managed('ROOT-018 ROOT-019 #/product/nonsense', 'away'),
  forAll('ROOT-020 #/wpbody-content', 'skip link'),
  forAll('ROOT-020 #/wp-toolbar', 'skip link'),
  managed('ROOT-019 #/no-such-route', 'away'),
  managed('ROOT-001 #/status', 'status', always('status')),
];

/** Returns the address of a row. */
export const hashOf = ({ name }: Row): string => name.slice(name.indexOf('#'));

/** Returns the cell of a visitor in a row. */
export const cellOf = (row: Row, name: VisitorName): Cell =>
  row[name] ?? (manages(visitors[name]) ? row.managers : row.others);

/** Returns the screen that a visitor sees on the route of a row. */
export function expectedScreenOf(row: Row, name: VisitorName): ExpectedScreen {
  const cell = cellOf(row, name);
  return expectedScreens[cell === 'away' ? 'glance' : cell];
}

/** Returns the parts in the notices slot of a screen. The owner's account has unused licenses. */
export function noticesOf({ notice }: ExpectedScreen, { role }: Visitor): readonly PartName[] {
  if (notice === null) return [];
  const licenses: readonly PartName[] = role === 'owner' ? ['mf-licensing/notice'] : [];
  return ['mf-connection/notices', ...(notice ? [notice] : []), ...licenses];
}
