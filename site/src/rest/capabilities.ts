import { type Answer, refuse } from '../context/answer';
import { type Permissions, permissionsOf } from '../facts/permissions';
import type { User } from '../facts/users';
import { isLinked, isOwner } from '../store/connection';
import type { Store } from '../store/store';

/** A permission: the users who have it, and the error for other users. */
interface Rule {
  /** Code of the refusal. */
  readonly code: string;
  /** Returns whether a logged-in user has the permission. */
  allows(permissions: Permissions, user: User, store: Store): boolean;
}

const managesOptions = (permissions: Permissions) => permissions.manage_options;
const isAnyUser = () => true;
/** Every user may view the site's data; in offline mode, only those who manage the site. */
const mayView: Rule['allows'] = ({ manage_options }, _user, store) => manage_options || !store.state.traits.offline;
const ownsConnection: Rule['allows'] = (_permissions, user, store) =>
  isOwner(store, user.id) && isLinked(store, user.id);

/**
 * The permissions that calls require. Permissions that allow the same users differ in the error of the refusal. Visitors without a
 * session have none of them.
 */
const rules = {
  anyUser: { code: 'rest_forbidden', allows: isAnyUser },
  viewData: { code: 'rest_forbidden', allows: mayView },
  view: { code: 'invalid_user_permission_view_admin', allows: mayView },
  viewAsManager: { code: 'invalid_user_permission_view_admin', allows: managesOptions },
  connect: { code: 'invalid_user_permission_jetpack_connect', allows: ({ connect }) => connect },
  linkAccount: { code: 'invalid_user_permission_jetpack_connect', allows: ({ connect_user }) => connect_user },
  connectionData: {
    code: 'invalid_user_permission_user_connection_data',
    allows: ({ connect_user }) => connect_user,
  },
  disconnect: { code: 'invalid_user_permission_jetpack_disconnect', allows: ({ disconnect }) => disconnect },
  unlink: {
    code: 'invalid_user_permission_unlink_user',
    allows: (_permissions, user, store) => isLinked(store, user.id),
  },
  manageModules: { code: 'invalid_user_permission_manage_modules', allows: managesOptions },
  managePlugins: { code: 'invalid_user_permission_activate_plugins', allows: managesOptions },
  manageSettings: { code: 'invalid_user_permission_manage_settings', allows: managesOptions },
  identityCrisis: { code: 'invalid_user_permission_identity_crisis', allows: ({ disconnect }) => disconnect },
  ownLicenses: { code: 'invalid_permission_manage_user_licenses', allows: ownsConnection },
  setLicense: { code: 'invalid_user_permission_set_jetpack_license_key', allows: () => false },
  manageOptions: { code: 'rest_forbidden', allows: managesOptions },
  editPosts: { code: 'rest_forbidden', allows: ({ edit_posts }) => edit_posts },
} as const satisfies Record<string, Rule>;

/** Permission that a call requires; `public` for calls that need no session. */
export type Capability = 'public' | keyof typeof rules;

/** Returns whether a string names a permission that a session can have. */
export const isCapability = (name: string): name is keyof typeof rules => Object.hasOwn(rules, name);

/** Returns whether a user may make a call. @param user null for a visitor without a session */
export function isAllowed(capability: Capability, store: Store, user: User | null): boolean {
  if (capability === 'public') return true;
  const rule: Rule = rules[capability];
  return user !== null && rule.allows(permissionsOf(store, user), user, store);
}

/** Returns the refusal: 401 without a session, 403 with one. The message is the one that WordPress or the plugin has for the code. */
export function refusal(capability: Capability, user: User | null): Answer {
  const code = capability === 'public' ? 'rest_forbidden' : rules[capability].code;
  const message =
    code === 'rest_forbidden'
      ? 'Sorry, you are not allowed to do that.'
      : 'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';
  return refuse(user ? 403 : 401, code, message);
}
