import { applies, canSuggest, maySuggest } from './applies';
import type { FlowFacts } from './flow-facts';
import { type CardProduct, productCardOf } from './product-card';
import { isSelectable, type Step } from './steps';

/** What stands beside a step. */
export type Aside =
  | { readonly kind: 'nothing' | 'discount' | 'picture' }
  | { readonly kind: 'product'; readonly product: CardProduct };

export interface AsideFacts {
  /** Suggestions have arrived, or will not. */
  readonly knowsSuggestions: boolean;
  /** Step beside which the discount card was first shown; null for none yet. */
  readonly discountStep: Step | null;
}

/**
 * A product that goes with the step, else the discount card, else a picture. The discount card stands with the questions about
 * the site, and otherwise with the one step beside which it was first seen (REC-020).
 */
export function asideOf(step: Step, facts: FlowFacts, { knowsSuggestions, discountStep }: AsideFacts): Aside {
  const product = productCardOf(step, facts);
  if (product) return { kind: 'product', product };
  const mayDiscount =
    step === 'site-type-question' || (isSelectable(step) && (discountStep === null || discountStep === step));
  if (!mayDiscount) return { kind: 'picture' };
  if (canSuggest(facts)) return { kind: 'discount' };
  return { kind: !knowsSuggestions && maySuggest(facts) ? 'nothing' : 'picture' };
}

/** Whether a step that leads nowhere without a suggestion has one (REC-010, REC-066); null while that is not known. */
export function hasSuggestion(
  step: 'product-suggestions' | 'product-purchased',
  facts: FlowFacts,
  knowsSuggestions: boolean,
): boolean | null {
  return knowsSuggestions ? applies(step, facts) : null;
}
