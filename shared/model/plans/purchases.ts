import { planClass } from './plan-classes';
import { type Bundle, isInGroup } from './plan-groups';

/** The fields of a purchase that the rules read (SHR-106). Each field may be missing or malformed. */
export interface Purchase {
  readonly product_slug?: unknown;
  readonly product_name?: unknown;
  readonly isActive?: unknown;
  /** ISO 8601. */
  readonly subscribed_date?: unknown;
  /** ISO 8601. */
  readonly expiry_date?: unknown;
  /** The provider's word for the state of the subscription, such as `auto-renewing` or `expired`. */
  readonly expiry_status?: unknown;
  readonly is_refundable?: unknown;
}

/** Purchases of the site; null or undefined while unknown. */
export type Purchases = readonly Purchase[] | null | undefined;

/**
 * Returns whether a purchase is active. The call has converted the server's `'1'` (SHR-106.7); any other value is not active.
 */
export const isActivePurchase = (purchase: Purchase): boolean => purchase.isActive === true;

export const activePurchases = (purchases: Purchases): readonly Purchase[] =>
  (purchases ?? []).filter(isActivePurchase);

/** Returns whether the site has an active purchase of a bundle. */
export const hasActivePurchase = (purchases: Purchases, bundle: Bundle): boolean =>
  activePurchases(purchases).some((purchase) => isInGroup(purchase.product_slug, bundle));

/**
 * Returns whether the security bundle covers the site: by a purchase, or because its plan is complete (OQ-116, OQ-119).
 * @param sitePlan `product_slug` of the site's plan
 */
export const hasSecurityPlan = (purchases: Purchases, sitePlan: unknown): boolean =>
  hasActivePurchase(purchases, 'JETPACK_SECURITY') || planClass(sitePlan) === 'is-complete-plan';

/** Returns the active purchases of products, for "My products" (FACT-DASH-9). */
export const activeProducts = (purchases: Purchases): readonly Purchase[] =>
  activePurchases(purchases).filter((purchase) => isInGroup(purchase.product_slug, 'products'));
