import type { Notice } from './notice';

/** true: the site has a connected owner. false: it has none. 'offline': offline mode. (CONN-004) */
export type ConnectionStatus = boolean | 'offline';

/** The connection as everybody may see it (CONN-003). `undefined` fields are not known yet. */
export interface Connection {
  readonly status: ConnectionStatus;
  readonly isRegistered: boolean;
  readonly isUserConnected: boolean;
  readonly hasConnectedOwner: boolean;
  readonly isStaging: boolean;
  readonly isInIdentityCrisis: boolean;
  readonly sandboxDomain: string;
  readonly offlineMode: OfflineMode;
  readonly connectionErrors: readonly ConnectionError[];
  /** Plugins that use the connection: slug → name. */
  readonly connectedPlugins: Readonly<Record<string, { readonly name: string }>>;
  readonly siteIsRegistering: boolean;
  readonly userIsConnecting: boolean;
  readonly registrationError: string | null;
  readonly authorizationUrl: string | null;
  readonly userConnectionData: UserConnection | null;
  /** A reconnect is running: the page is blurred and error notices are hidden (CONN-038). */
  readonly isReconnecting: boolean;
}

export interface OfflineMode {
  readonly isActive: boolean;
  readonly constant: boolean;
  readonly url: boolean;
  readonly filter: boolean;
  readonly wpLocalConstant: boolean;
}

export interface ConnectionError {
  readonly code: string;
  readonly message: string;
  /** The action to offer: reconnect, support, or none. */
  readonly action: string | null;
  readonly data?: unknown;
}

/** The account at the provider (CONN-005). */
export interface ProviderUser {
  readonly ID: number;
  readonly login: string;
  readonly email: string;
  readonly avatar: string;
  readonly site_count: number;
}

export interface UserConnection {
  readonly username: string;
  readonly isMaster: boolean;
  readonly blogId: number | null;
  readonly gravatar: string;
  /** null while it is unknown or the account is not linked. */
  readonly wpcomUser: ProviderUser | null;
}

/** Permissions of the current user (SHR-096); a missing one counts as refused. `isMaster` marks the owner (SHR-097). */
export interface Permissions {
  readonly admin_page: boolean;
  readonly connect: boolean;
  readonly disconnect: boolean;
  readonly connect_user: boolean;
  readonly edit_posts: boolean;
  readonly publish_posts: boolean;
  readonly manage_modules: boolean;
  readonly manage_options: boolean;
  readonly manage_plugins: boolean;
  readonly view_stats: boolean;
  readonly isMaster: boolean;
}

/** Topics with a current value: a new subscriber gets it at once. One writer each. */
export interface StateTopics {
  /** Written by `shared/client/session` alone. */
  connection: Connection;
  /** Written by `shared/client/session` alone. */
  permissions: Permissions;
  /** Written by `shared/client/notices` alone. */
  notices: readonly Notice[];
}

/** Topics that only pass by: who subscribes later has missed them. */
export interface EventTopics {
  /**
   * Recommendations were looked at or answered. `news` is the number that the tab shows from now on (ROOT-041),
   * `onboardingAt` the step of an onboarding that runs.
   */
  'recommendations.changed': { readonly news: number; readonly onboardingAt: string | null };
  'licence.activated': { readonly productId: number | null };
  /** Somebody asks for the user connection; `feature` is the label for its title (CONN-029). */
  'connection.connect-user': { readonly from: string; readonly feature: string | null };
}

export type StateTopic = keyof StateTopics;
export type EventTopic = keyof EventTopics;
