import { useRead } from '@flightdeck/shared/api';
import { record } from '@flightdeck/shared/reporting';
import { useEffect, useRef } from 'react';
import { select } from '../flow/answers';
import { changeAnswers } from '../state/answers.resource';
import { type ProductSuggestion, productSuggestionsRead, upsellRead } from '../state/recommendations.call';
import { isSettled } from '../state/settled';

export type { ProductSuggestion };

/** Loads the suggested products. Returns an empty list until they have loaded, and if they fail to load. */
export const useSuggestions = (): readonly ProductSuggestion[] => useRead(productSuggestionsRead).data ?? [];

export interface Upsell {
  readonly isLoading: boolean;
  /** null while it loads, if nothing is offered, or if the read failed (REC-082.5, REC-086). */
  readonly product: ProductSuggestion | null;
}

/** Loads the product to highlight among the suggestions and in the summary. */
export function useUpsell(): Upsell {
  const upsell = useRead(upsellRead);
  return { isLoading: !isSettled(upsell), product: upsell.data ?? null };
}

/**
 * Records once for each product that it is displayed.
 * @param hasDiscount whether a discount is active
 * @param isLoaded whether the products are displayed: the prices and the highlighted product have loaded
 */
export function useSuggestionEvents(slugs: readonly string[], hasDiscount: boolean, isLoaded: boolean): void {
  const recordedSlugs = useRef(new Set<string>());
  useEffect(() => {
    if (!isLoaded) return;
    for (const slug of slugs) {
      if (recordedSlugs.current.has(slug)) continue;
      recordedSlugs.current.add(slug);
      record('jetpack_recommendations_product_suggestion_display', { product_slug: slug, discount: hasDiscount });
    }
  }, [slugs, hasDiscount, isLoaded]);
}

/**
 * Records a click on a product, and saves the step `product-suggestions` as selected.
 * @param hasDiscount whether a discount is active
 */
export function chooseSuggestion(slug: string, hasDiscount: boolean): void {
  record('jetpack_recommendations_product_suggestion_click', { product_slug: slug, discount: hasDiscount });
  changeAnswers((answers) => select(answers, 'product-suggestions'));
}
