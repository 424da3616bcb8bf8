/** A user on a site in some state. */
export interface Visitor {
  readonly role: 'owner' | 'admin' | 'editor' | 'subscriber';
  readonly connection: 'connected' | 'unlinked' | 'no-owner' | 'unconnected' | 'offline';
  readonly special: 'none' | 'coupon' | 'redeem' | 'no-sharing' | 'atomic' | 'identity-crisis';
}

const visitor = (
  role: Visitor['role'],
  connection: Visitor['connection'] = 'connected',
  special: Visitor['special'] = 'none',
): Visitor => ({ role, connection, special });

/**
 * Visitors to whom a route can show different screens. `screens-order.test.ts` tries all combinations of the facts that
 * select a full-page screen.
 */
export const visitors = {
  owner: visitor('owner'),
  admin: visitor('admin'),
  'admin without account': visitor('admin', 'unlinked'),
  'admin without owner': visitor('admin', 'no-owner'),
  'admin offline': visitor('admin', 'offline'),
  'admin on Atomic': visitor('admin', 'connected', 'atomic'),
  'admin in an identity crisis': visitor('admin', 'connected', 'identity-crisis'),
  'admin not connected': visitor('admin', 'unconnected'),
  'admin with a coupon': visitor('admin', 'unconnected', 'coupon'),
  'owner who redeems': visitor('owner', 'connected', 'redeem'),
  editor: visitor('editor'),
  'editor without sharing': visitor('editor', 'connected', 'no-sharing'),
  'editor without owner': visitor('editor', 'no-owner'),
  subscriber: visitor('subscriber'),
} as const satisfies Readonly<Record<string, Visitor>>;

export type VisitorName = keyof typeof visitors;
export const visitorNames = Object.keys(visitors).filter((name): name is VisitorName => name in visitors);

/** Returns whether a visitor manages the site. */
export const manages = ({ role }: Visitor) => role === 'owner' || role === 'admin';
