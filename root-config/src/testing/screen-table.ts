import type { PartName } from '@flightdeck/shared/contracts/area-manifest';
import { type Cell, type Place, places } from './places';
import { manages, type Visitor } from './visitors';

/** Screens of one route. */
export interface Row {
  /** Requirement and address. */
  readonly name: `${string} #/${string}`;
  readonly manager: Cell;
  /** Differences for managers: by special state, by connection, by role. */
  readonly but?: Readonly<Partial<Record<Visitor['special'] | Visitor['connection'] | Visitor['role'], Cell>>>;
  /** Users who write but do not manage. Default `away`. */
  readonly writer?: Cell;
  readonly writerWithoutSharing?: Cell;
  /** Users who do neither. Default `away`. */
  readonly reader?: Cell;
  /** Users who do not manage, on a site without an owner. */
  readonly othersWithoutOwner?: Cell;
  /** Instead of the connect screen. */
  readonly unconnected?: Cell;
  /** Managers see it even if something else takes precedence. */
  readonly anyway?: Cell;
  /** Nothing takes precedence over it, for any user. */
  readonly everybody?: Cell;
}

const forAll = (name: Row['name'], cell: Cell): Row => ({ name, manager: cell, writer: cell, reader: cell });
const product = (name: string): Row => ({
  name: `ROOT-017 ROOT-018 #/product/${name}`,
  manager: 'product',
  but: { offline: 'away' },
});

/** Screens of each route for each visitor: tests `screens()`, and the page in a browser. */
export const table: readonly Row[] = [
  forAll('ROOT-002 #/', 'glance'),
  forAll('ROOT-002 ROOT-021.1 #/dashboard', 'glance'),
  { name: 'ROOT-003 ROOT-021.2 #/reconnect', manager: 'reconnect', but: { offline: 'nothing to reconnect' } },
  { name: 'ROOT-004 #/disconnect', manager: 'disconnect', but: { offline: 'glance without tab' } },
  {
    ...forAll('ROOT-005 ROOT-058 ROOT-021.3 #/connect-user', 'connect user'),
    othersWithoutOwner: 'away',
    unconnected: 'connect user',
  },
  { ...forAll('ROOT-006 ROOT-056 #/woo-setup', 'commerce'), everybody: 'commerce' },
  { name: 'ROOT-007 ROOT-021.3 #/setup', manager: 'set-up done' },
  {
    name: 'ROOT-008 ROOT-021.4 #/my-plan',
    manager: 'my plan',
    but: { offline: 'my plan without a tab', unlinked: 'my plan without a tab', 'no-owner': 'my plan without a tab' },
  },
  { name: 'ROOT-009 ROOT-021.5 #/plans', manager: 'plans' },
  { name: 'ROOT-009 #/plans-prompt', manager: 'plans' },
  {
    name: 'ROOT-010 ROOT-011 ROOT-021.6 #/recommendations',
    manager: 'recommendations',
    but: { atomic: 'away', offline: 'away' },
  },
  {
    name: 'ROOT-010 ROOT-011 #/recommendations/monitor',
    manager: 'recommendations',
    but: { atomic: 'away', offline: 'away' },
  },
  {
    name: 'ROOT-012 ROOT-021.7 SET-008 #/settings',
    manager: 'settings, security',
    writer: 'settings, sharing',
    writerWithoutSharing: 'settings, writing',
  },
  { name: 'ROOT-012 ROOT-021.9 #/security', manager: 'security' },
  {
    name: 'ROOT-012 ROOT-021.10 SET-171 #/performance',
    manager: 'performance',
    writer: 'performance of others',
    writerWithoutSharing: 'writing',
  },
  { name: 'ROOT-012 ROOT-021.12 #/writing', manager: 'writing', writer: 'writing' },
  {
    name: 'ROOT-012 ROOT-021.13 SET-011 #/sharing',
    manager: 'sharing',
    writer: 'sharing',
    writerWithoutSharing: 'writing',
  },
  { name: 'ROOT-012 ROOT-021.8 #/discussion', manager: 'discussion' },
  { name: 'ROOT-012 ROOT-021.11 #/traffic', manager: 'traffic' },
  { name: 'ROOT-012 ROOT-020 #/privacy', manager: 'privacy' },
  {
    name: 'ROOT-015 ROOT-016 ROOT-021.14 #/license/activation',
    manager: 'away',
    but: { owner: 'license' },
  },
  { name: 'two addresses #/identity-crisis', manager: 'away', but: { 'two-addresses': 'two addresses' } },
  ...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map(product),
  { name: 'ROOT-018 ROOT-019 #/product/nonsense', manager: 'away' },
  forAll('ROOT-020 #/wpbody-content', 'skip link'),
  forAll('ROOT-020 #/wp-toolbar', 'skip link'),
  { name: 'ROOT-019 #/no-such-route', manager: 'away' },
  { name: 'ROOT-001 #/status', manager: 'status', anyway: 'status' },
];

/** Returns the address of a row. */
export const hashOf = ({ name }: Row): string => name.slice(name.indexOf('#'));

/** Returns what a visitor sees on a row, in the order of precedence of ROOT-055. */
export function cellOf(row: Row, visitor: Visitor): Cell {
  const { role, connection, special } = visitor;
  if (row.everybody) return row.everybody;
  if (row.anyway && manages(visitor)) return row.anyway;
  const isRedeemed = special === 'redeem' || (special === 'coupon' && connection === 'unconnected');
  if (isRedeemed && connection !== 'offline') return 'coupon';
  if (connection === 'unconnected') return row.unconnected ?? 'connect';
  if (manages(visitor)) return row.but?.[special] ?? row.but?.[connection] ?? row.but?.[role] ?? row.manager;
  if (connection === 'no-owner' && row.othersWithoutOwner) return row.othersWithoutOwner;
  if (role === 'reader') return row.reader ?? 'away';
  return (special === 'no-sharing' ? row.writerWithoutSharing : undefined) ?? row.writer ?? 'away';
}

/** Returns the place where a visitor ends up. */
export function placeOf(row: Row, visitor: Visitor): Place {
  const cell = cellOf(row, visitor);
  return places[cell === 'away' ? 'glance' : cell];
}

/** Returns the notices of a place; the owner's account has unused licenses. */
export function noticesOf({ notice }: Place, { role }: Visitor): readonly PartName[] {
  if (notice === null) return [];
  const licenses: readonly PartName[] = role === 'owner' ? ['mf-licensing/notice'] : [];
  return ['mf-connection/notices', ...(notice ? [notice] : []), ...licenses];
}
