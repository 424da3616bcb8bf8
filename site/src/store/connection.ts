import type { Store } from './store';

/** ID of the site at the provider. */
export const siteId = 123456789;
/** Returns the ID of a user's account at the provider. */
export const accountIdOf = (userId: number) => 70000000 + userId;

/** Returns whether the user's account at the provider is linked. */
export const isLinked = ({ state }: Store, userId: number): boolean => state.linkedUsers.includes(userId);

/** Returns whether the user owns the connection. */
export const isOwner = ({ state }: Store, userId: number): boolean => state.registration?.ownerId === userId;

/** Registers the site with the provider. A registered site keeps its owner. */
export const register = ({ state, change }: Store): void =>
  change({ registration: state.registration ?? { blogId: siteId, ownerId: null } });

/** Links a user of a registered site. The first one becomes the owner. */
export function link({ state, change }: Store, userId: number): void {
  const { registration, linkedUsers } = state;
  if (!registration) throw new Error('A user cannot be linked while the site is not registered.');
  change({
    registration: { ...registration, ownerId: registration.ownerId ?? userId },
    linkedUsers: [...linkedUsers, userId],
  });
}

/** Removes the registration, the owner and all links to accounts. */
export const disconnect = ({ change }: Store): void => change({ registration: null, linkedUsers: [] });
