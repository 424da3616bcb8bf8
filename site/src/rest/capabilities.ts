import rules from '../../answers/capabilities.json';
import { type Answer, refuse } from '../context/answer';
import { permissionsOf } from '../facts/permissions';
import type { User } from '../facts/users';
import { isLinked, isOwner } from '../store/connection';
import type { Store } from '../store/store';

/** Returns what a logged-in user may do: the permissions of the page, and those that only calls require. */
function grantsOf(store: Store, user: User): Readonly<Record<string, boolean>> {
  const permissions = permissionsOf(store, user);
  return {
    ...permissions,
    // Every user may view the site's data; in offline mode, only those who manage the site.
    view: permissions.manage_options || !store.state.traits.offline,
    linked: isLinked(store, user.id),
    owner: isOwner(store, user.id) && isLinked(store, user.id),
    nobody: false,
  };
}

/**
 * Permission that a call requires: a grant, and the code of the error for other users (`answers/capabilities.json`). `public` for calls that
 * need no session, which has no grants.
 */
export type Capability = 'public' | keyof typeof rules;

/** Returns whether a string names a permission that a session can have. */
export const isCapability = (name: string): name is keyof typeof rules => Object.hasOwn(rules, name);

/** Returns whether a user may make a call. @param user null for a visitor without a session */
export const isAllowed = (capability: Capability, store: Store, user: User | null): boolean =>
  capability === 'public' || (user !== null && grantsOf(store, user)[rules[capability].grant] === true);

/** Returns the refusal: 401 without a session, 403 with one. The message is the one that WordPress or the plugin has for the code. */
export function refusal(capability: Capability, user: User | null): Answer {
  const code = capability === 'public' ? 'rest_forbidden' : rules[capability].code;
  const message =
    code === 'rest_forbidden'
      ? 'Sorry, you are not allowed to do that.'
      : 'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';
  return refuse(user ? 403 : 401, code, message);
}
