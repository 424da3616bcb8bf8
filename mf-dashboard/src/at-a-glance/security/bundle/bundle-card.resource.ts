import { purchasesRead } from '@flightdeck/shared/calls';
import { useCardInput } from '../../cards/card-input.resource';
import { usePlanSlug, useReadResult } from '../../reads/site-reads.resource';
import { type BundleCardState, bundleCardState } from './bundle-card-state';

/** Returns the state of the security bundle card. */
export function useBundleCard(): { readonly state: BundleCardState; retry(): void } {
  const { mayRead } = useCardInput();
  const { result, retry } = useReadResult(purchasesRead, (purchases) => purchases, mayRead);
  return { state: bundleCardState({ purchases: result, planSlug: usePlanSlug() }), retry };
}
