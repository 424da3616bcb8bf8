import type { PartName } from './area-manifest';
import type { ConnectionStatus, Permissions } from './topics';

/** Everything `screens()` decides by besides the route. Plain data, made by `shared/client/session`. */
export interface Facts {
  readonly status: ConnectionStatus;
  readonly isRegistered: boolean;
  readonly isLinked: boolean;
  readonly hasConnectedOwner: boolean;
  readonly isReconnecting: boolean;
  readonly permissions: Permissions;
  readonly showRecommendations: boolean;
  readonly isAtomicPlatform: boolean;
  /** A partner coupon is there. */
  readonly hasCoupon: boolean;
  /** The page address carries a non-empty `showCouponRedemption`. */
  readonly showCouponRedemption: boolean;
  /** The commerce plugin is active and its connection screen was not seen yet; counts on load only. */
  readonly commerceUnseen: boolean;
  /** The provider knows the site under another address, and nobody has decided yet what that means. */
  readonly isInIdentityCrisis?: boolean;
  /** Social connections are on: what those who only write find in the settings goes by it (SET-009, SET-171). */
  readonly sharesPosts?: boolean;
  /** A license has an error, or licenses are unused. */
  readonly hasLicenceNews?: boolean;
  /** Keys of the products that can be offered; null while they are not known. */
  readonly products: readonly string[] | null;
}

/**
 * Everything on screen. `redirect` is a route that replaces the current one, or a place of the provider's redirect
 * service.
 */
export interface Screens {
  readonly main: PartName | null;
  /** A screen of the root itself; `main` is null then. */
  readonly own?: 'status';
  readonly overlays: readonly PartName[];
  readonly notices: readonly PartName[];
  readonly redirect?:
    | { readonly outward: false; readonly to: string }
    /** `feature`: what the plans are looked at for. */
    | { readonly outward: true; readonly to: 'jetpack-plans'; readonly feature?: string };
  /** Navigation title (ROOT-021); null leaves the title as it is (ROOT-020). */
  readonly title: string | null;
  /** Full-page screens come without tabs and footer. */
  readonly shell: 'full' | 'bare';
}
