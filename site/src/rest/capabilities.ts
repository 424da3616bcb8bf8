import { type Answer, refuse } from '../context/answer';
import { type Permissions, permissionsOf } from '../facts/permissions';
import { traitsOf } from '../facts/traits';
import type { Store } from '../store/store';
import type { User } from '../store/users';

interface Rule {
  /** Code of the refusal. */
  readonly code: string;
  /** Message of the refusal, where it differs from the usual one. */
  readonly message?: string;
  allows(permissions: Permissions, user: User, store: Store): boolean;
}

const managesOptions = (permissions: Permissions) => permissions.manage_options;
const isAnyUser = () => true;
/** In offline mode, only users who manage the site have access. */
const mayView: Rule['allows'] = ({ manage_options }, _user, store) => manage_options || !traitsOf(store).offline;
const ownsConnection: Rule['allows'] = (_permissions, user, store) =>
  store.connection.registration()?.ownerId === user.id && store.connection.accountOf(user.id) !== null;

/**
 * Permissions of calls. Each row is one permission with the error code of its refusal. Rows that allow the same users differ in that
 * code.
 */
const rules = {
  anybody: { code: 'rest_forbidden', allows: isAnyUser },
  loggedIn: { code: 'rest_forbidden', allows: mayView },
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
    allows: (_permissions, user, store) => store.connection.accountOf(user.id) !== null,
  },
  manageModules: { code: 'invalid_user_permission_manage_modules', allows: managesOptions },
  managePlugins: { code: 'invalid_user_permission_activate_plugins', allows: managesOptions },
  manageSettings: { code: 'invalid_user_permission_manage_settings', allows: managesOptions },
  identityCrisis: { code: 'invalid_user_permission_identity_crisis', allows: ({ disconnect }) => disconnect },
  setOwner: { code: 'invalid_user_permission_set_connection_owner', allows: ({ disconnect }) => disconnect },
  ownLicenses: { code: 'invalid_permission_manage_user_licenses', allows: ownsConnection },
  setLicense: { code: 'invalid_user_permission_set_jetpack_license_key', allows: () => false },
  purchaseToken: { code: 'invalid_permission_manage_purchase_token', allows: managesOptions },
  manageOptions: { code: 'rest_forbidden', allows: managesOptions },
  manageSearch: {
    code: 'rest_forbidden',
    message: 'You are not allowed to perform this action.',
    allows: managesOptions,
  },
  editPosts: { code: 'rest_forbidden', allows: ({ edit_posts }) => edit_posts },
} as const satisfies Record<string, Rule>;

export type Capability = 'public' | keyof typeof rules;

/** Returns whether a user may make a call. @param user null for a visitor without a session */
export function isAllowed(capability: Capability, store: Store, user: User | null): boolean {
  if (capability === 'public') return true;
  const rule: Rule = rules[capability];
  return user !== null && rule.allows(permissionsOf(store, user), user, store);
}

/** Returns the refusal: 401 without a session, 403 with one. */
export function refusal(capability: Capability, user: User | null): Answer {
  const rule: Pick<Rule, 'code' | 'message'> = capability === 'public' ? { code: 'rest_forbidden' } : rules[capability];
  const { code } = rule;
  const common =
    code === 'rest_forbidden'
      ? 'Sorry, you are not allowed to do that.'
      : 'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';
  return refuse(user ? 403 : 401, code, rule.message ?? common);
}
