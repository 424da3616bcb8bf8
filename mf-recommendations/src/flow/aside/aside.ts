import { applies, canShowSuggestions, isEligibleForSuggestions } from '../applies';
import type { FlowFacts } from '../flow-facts';
import { isSelectable, type Step } from '../steps';
import { type CardProduct, productCardOf } from './product-card';

/** Content next to a step. */
export type Aside =
  | { readonly kind: 'nothing' | 'discount' | 'picture' }
  | { readonly kind: 'product'; readonly product: CardProduct };

export interface AsideFacts {
  /** Suggestions have loaded or failed to load. */
  readonly knowsSuggestions: boolean;
  /** Step next to which the discount card showed first; null for none yet. */
  readonly discountStep: Step | null;
}

/**
 * Returns the content next to a step: a product, otherwise the discount card, otherwise an illustration. The discount
 * card shows next to the site-type step and next to the step where it showed first (REC-020).
 */
export function asideOf(step: Step, facts: FlowFacts, { knowsSuggestions, discountStep }: AsideFacts): Aside {
  const product = productCardOf(step, facts);
  if (product) return { kind: 'product', product };
  const mayShowDiscount =
    step === 'site-type-question' || (isSelectable(step) && (discountStep === null || discountStep === step));
  if (!mayShowDiscount) return { kind: 'picture' };
  if (canShowSuggestions(facts)) return { kind: 'discount' };
  return { kind: !knowsSuggestions && isEligibleForSuggestions(facts) ? 'nothing' : 'picture' };
}

/** Returns whether a step that needs a suggestion has one (REC-010, REC-066); null while unknown. */
export function hasSuggestion(
  step: 'product-suggestions' | 'product-purchased',
  facts: FlowFacts,
  knowsSuggestions: boolean,
): boolean | null {
  return knowsSuggestions ? applies(step, facts) : null;
}
