import type { Notice } from './notice';

/** true: the site has a connected owner. false: it has none. 'offline': offline mode. (CONN-004) */
export type ConnectionStatus = boolean | 'offline';

/** The connection, as every area sees it (CONN-003). */
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
  /** Address where the user links an account, returned by the registration of the site; null before the registration. */
  readonly authorizationUrl: string | null;
  readonly userConnectionData: UserConnection | null;
  /** A reconnect is running: the page is blurred and error notices are hidden (CONN-038). */
  readonly isReconnecting: boolean;
}

/** Whether offline mode is active, and which causes for it are present. */
export interface OfflineMode {
  readonly isActive: boolean;
  readonly constant: boolean;
  readonly url: boolean;
  readonly filter: boolean;
  readonly wpLocalConstant: boolean;
  /** Sent by Jetpack 16.1 and later. */
  readonly option: boolean;
}

export interface ConnectionError {
  readonly code: string;
  readonly message: string;
  /**
   * The action to offer: `reconnect` or `support`; `none` for errors that only another user can solve (Jetpack 16.1); null if
   * the server names no action.
   */
  readonly action: string | null;
  /** `api_error_code` is the provider's code for a broken connection, for which `code` is `connection_error`. */
  readonly data?: { readonly api_error_code?: string | undefined } | undefined;
}

/** The account at the provider (CONN-005). */
export interface ProviderUser {
  readonly ID: number;
  readonly login: string;
  readonly email: string;
  readonly avatar: string;
  readonly site_count: number;
}

/** The current user's account on the site and at the provider. */
export interface UserConnection {
  readonly username: string;
  readonly isMaster: boolean;
  readonly blogId: number | null;
  readonly gravatar: string;
  /** null while unknown or not linked. */
  readonly wpcomUser: ProviderUser | null;
}

/** Permissions of the current user (SHR-096). `isMaster` is true for the connection owner (SHR-097). */
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

/** Topics with a current value, which a new subscriber gets at once. Each has one writer. */
export interface StateTopics {
  /** Written only by `shared/client/session`. */
  connection: Connection;
  /** Written only by `shared/client/session`. */
  permissions: Permissions;
  /** Written only by `shared/client/notices`. */
  notices: readonly Notice[];
}

/** Topics without a current value: later subscribers do not get past events. */
export interface EventTopics {
  /**
   * The user viewed or answered recommendations. `newCount` is the number of new recommendations, shown on the tab (ROOT-041);
   * `onboardingStep` is the name of the current step of a running onboarding, or null.
   */
  'recommendations.changed': { readonly newCount: number; readonly onboardingStep: string | null };
  /** The user activated a license; `productId` is 0 or null if the product is unknown. */
  'licence.activated': { readonly productId: number | null };
  /** A part requests the user connection. `from` names the requesting screen; `feature` is the label for the title (CONN-029). */
  'connection.connect-user': { readonly from: string; readonly feature: string | null };
}

export type StateTopic = keyof StateTopics;
export type EventTopic = keyof EventTopics;
