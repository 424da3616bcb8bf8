import { applies, canShowSuggestions, isEligibleForSuggestions } from '../applies';
import type { FlowInput } from '../flow-input';
import { isSelectable, type Step } from '../steps';
import { type CardProduct, cardProductOf } from './product-card';

/** Content next to a step. */
export type Aside =
  | { readonly kind: 'nothing' | 'discount' | 'picture' }
  | { readonly kind: 'product'; readonly product: CardProduct };

export interface AsideInput {
  /** Suggestions have loaded or failed to load. */
  readonly areSuggestionsSettled: boolean;
  /** Step next to which the discount card showed first; null for none yet. */
  readonly discountStep: Step | null;
}

/**
 * Returns the content next to a step: a product, otherwise the discount card, otherwise an illustration. The discount card
 * shows next to the site-type step (REC-020) and next to the step where it showed first (REC-082.8). On a site that may get
 * suggestions, the place of the card is empty until they load.
 */
export function asideOf(step: Step, input: FlowInput, { areSuggestionsSettled, discountStep }: AsideInput): Aside {
  const product = cardProductOf(step, input);
  if (product) return { kind: 'product', product };
  const mayShowDiscount =
    step === 'site-type-question' || (isSelectable(step) && (discountStep === null || discountStep === step));
  if (!mayShowDiscount) return { kind: 'picture' };
  if (canShowSuggestions(input)) return { kind: 'discount' };
  return { kind: !areSuggestionsSettled && isEligibleForSuggestions(input) ? 'nothing' : 'picture' };
}

/** Returns whether a step that needs a suggestion has one (REC-010, REC-066); null while suggestions load. */
export function hasSuggestion(
  step: 'product-suggestions' | 'product-purchased',
  input: FlowInput,
  areSuggestionsSettled: boolean,
): boolean | null {
  return areSuggestionsSettled ? applies(step, input) : null;
}
