import page from '../../../answers/page.json';
import type { Site } from '../../context/site';
import { permissionsOf } from '../../facts/permissions';
import { type User, userById } from '../../facts/users';
import type { ViewerPermissions } from '../../rules/viewers';
import { accountIdOf, isLinked, isOwner } from '../../store/connection';
import type { Store } from '../../store/store';

/**
 * Returns the response to `GET connection`. As with the plugin, a registered site without an owner is active only with the trait
 * `siteOnly`. So the page still shows the connect screen after a user has denied the first authorization.
 */
export function connectionStatus(store: Store, user: User | null) {
  const registration = store.state.registration;
  const hasConnectedOwner = (registration?.ownerId ?? null) !== null;
  const { offline, offlineCauses: causes, siteOnly, staging, identityCrisis } = store.state.traits;
  const isCausedBy = (cause: (typeof causes)[number]) => offline && causes.includes(cause);
  return {
    isActive: hasConnectedOwner || (siteOnly && registration !== null),
    // During a conflict, the plugin always reports a staging site.
    isStaging: staging || identityCrisis,
    isRegistered: registration !== null,
    isUserConnected: user !== null && isLinked(store, user.id),
    hasConnectedOwner,
    offlineMode: {
      isActive: offline,
      constant: isCausedBy('constant'),
      url: isCausedBy('url'),
      filter: isCausedBy('filter'),
      wpLocalConstant: isCausedBy('wpLocalConstant'),
    },
    isPublic: true,
  };
}

/** Returns the user's account at the provider. */
function providerUser(user: User) {
  return {
    ID: accountIdOf(user.id),
    login: `provider_${user.login}`,
    email: `provider_${user.login}@site.example`,
    display_name: `Provider ${user.name}`,
    ...page.account,
    avatar: page.avatar,
  };
}

/** Returns `currentUser` of `GET connection/data` and of the page state. */
export function currentUser(store: Store, user: User) {
  const registration = store.state.registration;
  const isConnected = isLinked(store, user.id);
  return {
    isConnected,
    isMaster: isConnected && isOwner(store, user.id),
    username: user.login,
    id: user.id,
    blogId: registration ? registration.blogId : (false as const),
    // While the provider is down, this field is the same as without a linked account.
    wpcomUser: isConnected && !store.state.traits.providerDown ? providerUser(user) : { avatar: false as const },
    gravatar: page.avatar,
    permissions: permissionsOf(store, user),
  };
}

/** Returns the permissions of a user, and whether the user owns the connection. */
export const viewerPermissions = ({ store }: Site, user: User): ViewerPermissions => ({
  ...permissionsOf(store, user),
  isMaster: isOwner(store, user.id),
});

/** Returns the response to `GET connection/data`. */
export function connectionData(site: Site, user: User) {
  const owner = site.store.state.registration?.ownerId ?? null;
  return {
    currentUser: currentUser(site.store, user),
    connectionOwner: owner === null ? null : (userById(owner)?.login ?? null),
  };
}
