import type { InitialState, Permissions } from '@flightdeck/shared/contracts/page';

type KnownModule = InitialState['getModules'][string];

/** The part of a module's page state that access depends on. */
type PageModule = Pick<KnownModule, 'override'> &
  Partial<Pick<KnownModule, 'requires_connection' | 'requires_user_connection'>>;

/** Input of the rules that decide access and availability. */
export interface SettingsInput {
  readonly permissions: Permissions;
  readonly isOffline: boolean;
  readonly isRegistered: boolean;
  readonly hasConnectedOwner: boolean;
  /** Whether the user has a linked account. */
  readonly isLinked: boolean;
  /** Modules of the site, with overrides by a server administrator. */
  readonly modules: Readonly<Record<string, PageModule>>;
  /** Needs that the cards of the tab declare for their modules. */
  readonly needs: ReadonlyMap<string, Need>;
  /** Server values of the options by name, and of the modules (on or off) by slug. */
  readonly serverValues: Readonly<Record<string, unknown>>;
  /** The server values when the page was opened. */
  readonly initialValues: Readonly<Record<string, unknown>>;
  readonly site: InitialState['siteData'];
  /** Version of Jetpack. */
  readonly version: string;
  readonly isBlockTheme: boolean;
  /** Plugin file → whether the plugin is active (SET-028). Empty after a failed read; undefined while loading. */
  readonly plugins: Readonly<Record<string, boolean>> | undefined;
  /** Features of the plan. Empty in offline mode and after a failed read; undefined while loading. */
  readonly features: readonly string[] | undefined;
}

/**
 * Requirement of a module: a site connection, a connected owner (SET-012), or a linked account of the current user (SET-013).
 * Each requirement includes the ones before it.
 */
export type Need = 'connection' | 'owner' | 'account';
