import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Permissions } from '@flightdeck/shared/contracts/topics';

type KnownModule = InitialState['getModules'][string];

/** What the page state says of a module, as far as access depends on it. */
type PageModule = Pick<KnownModule, 'override'> &
  Partial<Pick<KnownModule, 'requires_connection' | 'requires_user_connection'>>;

/** What access and availability are decided by; plain data of this moment. */
export interface SettingsFacts {
  readonly permissions: Permissions;
  readonly isOffline: boolean;
  readonly isRegistered: boolean;
  readonly hasConnectedOwner: boolean;
  /** The user's own account is linked. */
  readonly isLinked: boolean;
  /** Modules that the site has, with what an administrator of the server set for good. */
  readonly modules: Readonly<Record<string, PageModule>>;
  /** What the cards of the page say that their modules need. */
  readonly needs: ReadonlyMap<string, Need>;
  /** Options as the server holds them; modules stand among them by their slug. */
  readonly serverValues: Readonly<Record<string, unknown>>;
  readonly site: InitialState['siteData'];
  /** Plugin file → whether it is active. undefined while unknown (SET-028). */
  readonly plugins: Readonly<Record<string, boolean>> | undefined;
  /** Features of the plan. undefined while unknown. */
  readonly features: readonly string[] | undefined;
  /** State of the backups; null when there are none. undefined while unknown. */
  readonly rewind: string | null | undefined;
}

/**
 * What a module needs besides being there: the site connected; somebody who connected it (SET-012); and the account of the
 * user who looks (SET-013). Each needs the ones before it.
 */
export type Need = 'connection' | 'owner' | 'account';
