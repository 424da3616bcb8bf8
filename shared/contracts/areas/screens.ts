import type { ConnectionStatus, Permissions } from '../bus/topics';
import type { PartName } from './area-manifest';

/** Everything besides the route that `screens()` needs. Plain data from `shared/client/session`. */
export interface Facts {
  readonly status: ConnectionStatus;
  readonly isRegistered: boolean;
  /** Whether the user has linked an account of the provider. */
  readonly isLinked: boolean;
  readonly hasConnectedOwner: boolean;
  readonly isReconnecting: boolean;
  readonly permissions: Permissions;
  readonly showRecommendations: boolean;
  readonly isAtomicPlatform: boolean;
  /** Whether there is a partner coupon. */
  readonly hasCoupon: boolean;
  /** Whether the page address has a non-empty `showCouponRedemption`. */
  readonly showCouponRedemption: boolean;
  /** Whether the commerce plugin is active and its connection screen has not been seen; only used on load. */
  readonly commerceUnseen: boolean;
  /** Whether the provider has a different address for the site, and nobody has resolved this yet. */
  readonly isInIdentityCrisis?: boolean;
  /** Whether social connections are on. Decides which settings are shown to users who cannot manage modules (SET-009, SET-171). */
  readonly sharesPosts?: boolean;
  /** Whether the license notice has a message: an error, or unused licenses that the user has not dismissed. */
  readonly hasLicenseNews?: boolean;
}

/**
 * The parts to show for a route. `redirect` is a route that replaces the current one, or a destination of the provider's
 * redirect service.
 */
export interface Screens {
  /** Part in the main slot; null for a redirect or a screen of the root itself. */
  readonly main: PartName | null;
  /** Name of a screen of the root itself. */
  readonly rootScreen?: 'status';
  readonly overlays: readonly PartName[];
  readonly notices: readonly PartName[];
  readonly redirect?:
    | { readonly outward: false; readonly to: string }
    /** `feature`: the feature for which the user views the plans. */
    | { readonly outward: true; readonly to: 'jetpack-plans'; readonly feature?: string };
  /** Navigation title (ROOT-021); null keeps the current one (ROOT-020). */
  readonly title: string | null;
  /** `bare` for a full-page screen, without tabs and footer. */
  readonly shell: 'full' | 'bare';
}
