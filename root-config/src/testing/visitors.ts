export const roles = ['owner', 'admin', 'writer', 'reader'] as const;
export const connections = ['connected', 'unlinked', 'no-owner', 'unconnected', 'offline'] as const;
export const specials = ['none', 'coupon', 'redeem', 'no-sharing', 'atomic', 'two-addresses'] as const;

/** A user on a site in some state. */
export interface Visitor {
  readonly role: (typeof roles)[number];
  readonly connection: (typeof connections)[number];
  readonly special: (typeof specials)[number];
}

/** Returns whether a visitor manages the site. */
export const manages = ({ role }: Visitor) => role === 'owner' || role === 'admin';

/**
 * Returns whether a visitor can exist: the owner is always linked, and the host admits no other user while the site
 * is not connected or offline.
 */
const exists = (visitor: Visitor): boolean => {
  const { role, connection } = visitor;
  return manages(visitor)
    ? role === 'admin' || connection === 'connected'
    : connection !== 'unconnected' && connection !== 'offline';
};

/** All possible visitors. */
export const visitors: readonly Visitor[] = roles
  .flatMap((role) =>
    connections.flatMap((connection) => specials.map((special): Visitor => ({ role, connection, special }))),
  )
  .filter(exists);
