import { type Permissions, permissionsOf } from '../auth/permissions';
import type { Store } from '../store/store';
import type { User } from '../store/users';
import { type Answer, refuse } from './answer';

interface Rule {
  /** Code of the refusal. */
  readonly code: string;
  allows(permissions: Permissions, user: User, store: Store): boolean;
}

const manages = (permissions: Permissions) => permissions.manage_options;
const anybody = () => true;

/**
 * Who may call what. Each row is one kind of permission with the code that the plugin refuses it by; rows that allow the
 * same people differ in that code only.
 */
const rules = {
  signedIn: { code: 'rest_forbidden', allows: anybody },
  view: { code: 'invalid_user_permission_view_admin', allows: anybody },
  viewAsManager: { code: 'invalid_user_permission_view_admin', allows: manages },
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
  manageModules: { code: 'invalid_user_permission_manage_modules', allows: manages },
  managePlugins: { code: 'invalid_user_permission_activate_plugins', allows: manages },
  manageOptions: { code: 'rest_forbidden', allows: manages },
  editPosts: { code: 'rest_forbidden', allows: ({ edit_posts }) => edit_posts },
} as const satisfies Record<string, Rule>;

export type Capability = 'public' | keyof typeof rules;

/** Whether the user (null: nobody signed in) may. */
export function allowed(capability: Capability, store: Store, user: User | null): boolean {
  if (capability === 'public') return true;
  const rule: Rule = rules[capability];
  return user !== null && rule.allows(permissionsOf(store, user), user, store);
}

/** The refusal: 401 for nobody, 403 for somebody. */
export function refusal(capability: Capability, user: User | null): Answer {
  const code = capability === 'public' ? 'rest_forbidden' : rules[capability].code;
  const message =
    code === 'rest_forbidden'
      ? 'Sorry, you are not allowed to do that.'
      : 'You do not have the correct user permissions to perform this action.\n\t\t\tPlease contact your site admin if you think this is a mistake.';
  return refuse(user ? 403 : 401, code, message);
}
