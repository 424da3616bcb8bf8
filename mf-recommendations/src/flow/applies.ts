import { activeProducts, isFreePlan, type Purchases } from '@flightdeck/shared/plans';
import { hasModulesFor, isFeatureActive } from './activation';
import type { FlowInput, SuggestedProduct } from './flow-input';
import { isScreenlessStep, isSelectable, type ScreenlessStep, type Step } from './steps';

/** Returns whether a site is eligible for product suggestions: it is on the free plan and has no paid product. */
export const isEligibleForSuggestions = ({ plan, purchases }: FlowInput): boolean =>
  isFreePlan(plan) && activeProducts(purchases).length === 0;

/** Returns whether product suggestions can be shown (REC-064.3, OQ-103). */
export const canShowSuggestions = (input: FlowInput): boolean =>
  isEligibleForSuggestions(input) && Boolean(input.suggestions?.length);

/** Returns the suggestion that the site has bought, as its plan or else as an active product; null for none (REC-065). */
export function purchasedSuggestion<T extends SuggestedProduct>(
  suggestions: readonly T[] | null,
  plan: string | null,
  purchases: Purchases,
): T | null {
  const products = activeProducts(purchases).map(({ product_slug }) => product_slug);
  const all = suggestions ?? [];
  return all.find(({ slug }) => slug === plan) ?? all.find(({ slug }) => products.includes(slug)) ?? null;
}

/** Returns whether a step applies to this site (REC-064). A step whose module the site does not have never applies. */
export function applies(step: Step | ScreenlessStep, input: FlowInput): boolean {
  const { answers, conditional } = input;
  if (isScreenlessStep(step) || (isSelectable(step) && !hasModulesFor(step, input))) return false;
  switch (step) {
    case 'product-suggestions':
      return canShowSuggestions(input);
    case 'product-purchased':
      return purchasedSuggestion(input.suggestions, input.plan, input.purchases) !== null;
    case 'agency':
      return answers.siteType.agency;
    case 'woocommerce':
      return answers.siteType.store && !isFeatureActive(step, input);
    case 'monitor':
      return input.hasConnectedOwner && !isFeatureActive(step, input);
    case 'publicize':
    case 'videopress':
    case 'boost':
    case 'protect':
      return conditional.includes(step) && !isFeatureActive(step, input);
    case 'anti-spam':
    case 'backup-plan':
      return conditional.includes(step);
    case 'related-posts':
    case 'creative-mail':
    case 'site-accelerator':
      return !isFeatureActive(step, input);
    case 'server-credentials':
      return input.rewind === 'awaiting_credentials';
    case 'antispam-activated':
    case 'videopress-activated':
      return isFeatureActive(step, input);
    default:
      return true;
  }
}
