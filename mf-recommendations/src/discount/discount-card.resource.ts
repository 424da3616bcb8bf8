import { record } from '@flightdeck/shared/reporting';
import { useEffect, useRef } from 'react';
import type { Step } from '../flow/steps';
import { flowStore } from '../state/flow.store';

/**
 * Records once that the discount card shows, and stores the step next to which it showed first (REC-082.8).
 * @param hasDiscount whether a discount is active
 * @param isLoaded whether the discount has loaded
 * @returns a function that records a click on the card's button
 */
export function useDiscountEvents(step: Step, hasDiscount: boolean, isLoaded: boolean): () => void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isLoaded || isRecorded.current) return;
    isRecorded.current = true;
    record('jetpack_recommendations_upsell_card_display', { discount: hasDiscount });
    if (flowStore().state.value.discountStep === null) flowStore().set({ discountStep: step });
  }, [step, hasDiscount, isLoaded]);
  return () => record('jetpack_recommendations_upsell_card_cta_click', { discount: hasDiscount });
}
