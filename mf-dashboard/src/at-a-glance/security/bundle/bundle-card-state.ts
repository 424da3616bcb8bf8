import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { hasSecurityPlan, isFreePlan, isUnknownPlan, type Purchase } from '@flightdeck/shared/plans';
import { notLoadedState } from '../../cards/standard-state';

export interface BundleInput {
  readonly purchases: ReadResult<readonly Purchase[]>;
  /** `product_slug` of the site's plan. */
  readonly planSlug: string;
}

export type BundleCardState =
  | { readonly kind: 'hidden' | 'loading' | 'offer' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Returns the state of the security bundle card (FACT-DASH-1). Until the purchases are loaded, only a
 * site with a free plan shows the card.
 */
export function bundleCardState({ purchases, planSlug }: BundleInput): BundleCardState {
  if (isUnknownPlan(planSlug)) return { kind: 'hidden' };
  if (purchases.step === 'loaded') return { kind: hasSecurityPlan(purchases.value, planSlug) ? 'hidden' : 'offer' };
  if (!isFreePlan(planSlug)) return { kind: 'hidden' };
  return notLoadedState(purchases);
}
