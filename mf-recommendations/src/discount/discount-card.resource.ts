import { record } from '@flightdeck/shared/analytics';
import { useEffect, useRef } from 'react';
import type { Step } from '../flow/steps';
import { flowStore } from '../recommendations/flow.store';

/**
 * The card shows: this page remembers beside which step it did first (REC-082.8).
 * @param isKnown what is off is known
 * @returns what a click counts
 */
export function useDiscountShown(step: Step, discount: boolean, isKnown: boolean): () => void {
  const isCounted = useRef(false);
  useEffect(() => {
    if (!isKnown || isCounted.current) return;
    isCounted.current = true;
    record('jetpack_recommendations_upsell_card_display', { discount });
    if (flowStore().state.value.discountStep === null) flowStore().set({ discountStep: step });
  }, [step, discount, isKnown]);
  return () => record('jetpack_recommendations_upsell_card_cta_click', { discount });
}
