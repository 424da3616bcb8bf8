import { purchasesRead } from '@flightdeck/shared/calls';
import { useCardFacts } from '../../cards/card-facts.resource';
import { usePlanSlug, useReading } from '../../reads/site-reads.resource';
import { type BundleCardState, bundleCardState } from './bundle-card-state';

/** Returns the state of the security bundle card. */
export function useBundleCard(): { readonly state: BundleCardState; retry(): void } {
  const { mayRead } = useCardFacts();
  const { reading, retry } = useReading(purchasesRead, (purchases) => purchases, mayRead);
  return { state: bundleCardState({ purchases: reading, planSlug: usePlanSlug() }), retry };
}
