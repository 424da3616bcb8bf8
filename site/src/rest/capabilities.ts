import { type Answer, refuse } from '../context/answer';
import { permissionsOf } from '../facts/permissions';
import type { User } from '../facts/users';
import { isLinked, isOwner } from '../store/connection';
import type { Store } from '../store/store';

/** Returns what a logged-in user may do: the permissions of the page, and those that only calls require. */
function grantsOf(store: Store, user: User) {
  const permissions = permissionsOf(store, user);
  return {
    ...permissions,
    /** Every user may view the site's data; in offline mode, only those who manage the site. */
    view: permissions.manage_options || !store.state.traits.offline,
    linked: isLinked(store, user.id),
    owner: isOwner(store, user.id) && isLinked(store, user.id),
    nobody: false,
  };
}

/**
 * What calls require: a grant, and the code of the error for other users. Permissions with the same grant differ in that code. Visitors
 * without a session have no grants.
 */
const rules = {
  viewData: ['view', 'rest_forbidden'],
  view: ['view', 'invalid_user_permission_view_admin'],
  viewAsManager: ['manage_options', 'invalid_user_permission_view_admin'],
  connect: ['connect', 'invalid_user_permission_jetpack_connect'],
  connectionData: ['connect_user', 'invalid_user_permission_user_connection_data'],
  disconnect: ['disconnect', 'invalid_user_permission_jetpack_disconnect'],
  unlink: ['linked', 'invalid_user_permission_unlink_user'],
  manageModules: ['manage_options', 'invalid_user_permission_manage_modules'],
  managePlugins: ['manage_options', 'invalid_user_permission_activate_plugins'],
  manageSettings: ['manage_options', 'invalid_user_permission_manage_settings'],
  identityCrisis: ['disconnect', 'invalid_user_permission_identity_crisis'],
  ownLicenses: ['owner', 'invalid_permission_manage_user_licenses'],
  setLicense: ['nobody', 'invalid_user_permission_set_jetpack_license_key'],
  manageOptions: ['manage_options', 'rest_forbidden'],
  editPosts: ['edit_posts', 'rest_forbidden'],
} as const satisfies Record<string, readonly [keyof ReturnType<typeof grantsOf>, code: string]>;

/** Permission that a call requires; `public` for calls that need no session. */
export type Capability = 'public' | keyof typeof rules;

/** Returns whether a string names a permission that a session can have. */
export const isCapability = (name: string): name is keyof typeof rules => Object.hasOwn(rules, name);

/** Returns whether a user may make a call. @param user null for a visitor without a session */
export const isAllowed = (capability: Capability, store: Store, user: User | null): boolean =>
  capability === 'public' || (user !== null && grantsOf(store, user)[rules[capability][0]]);

/** Returns the refusal: 401 without a session, 403 with one. The message is the one that WordPress or the plugin has for the code. */
export function refusal(capability: Capability, user: User | null): Answer {
  const code = capability === 'public' ? 'rest_forbidden' : rules[capability][1];
  const message =
    code === 'rest_forbidden'
      ? 'Sorry, you are not allowed to do that.'
      : 'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';
  return refuse(user ? 403 : 401, code, message);
}
