import { type LostFile, lazyView } from '@flightdeck/shared/ui';
import { isSelectable } from '../flow/steps';
import { SiteTypeStep } from '../site-type/site-type.view';
import { LoadingFlow } from '../state/loading-flow.view';
import { FeatureStep } from '../step/feature-step.view';
import { ResourceStep } from '../step/resource-step.view';
import type { StepProps } from '../step/step-props';
import { NextStep, WithSuggestion } from '../suggestions/with-suggestion.view';

const placeholder = () => <LoadingFlow />;
const nextStepInstead = (_failure: LostFile, props: StepProps<'product-suggestions' | 'product-purchased'>) => (
  <NextStep {...props} />
);
const Summary = lazyView(
  async () => ({ default: (await import(/* webpackChunkName: "summary" */ '../summary/summary.view')).Summary }),
  { placeholder },
);
const Suggestions = lazyView(
  async () => ({
    default: (await import(/* webpackChunkName: "suggestions" */ '../suggestions/suggestions.view')).Suggestions,
  }),
  { placeholder, failed: nextStepInstead },
);
const PurchasedProduct = lazyView(
  async () => ({
    default: (await import(/* webpackChunkName: "purchased" */ '../suggestions/purchased.view')).PurchasedProduct,
  }),
  { placeholder, failed: nextStepInstead },
);

/** Shows the screen of a step. The summary and the steps about products load on demand. */
export function StepScreen({ step, ...rest }: StepProps) {
  if (isSelectable(step)) return <FeatureStep step={step} {...rest} />;
  switch (step) {
    case 'site-type-question':
      return <SiteTypeStep step={step} {...rest} />;
    case 'summary':
      return <Summary step={step} {...rest} />;
    case 'product-suggestions':
      return (
        <WithSuggestion step={step} {...rest}>
          <Suggestions step={step} {...rest} />
        </WithSuggestion>
      );
    case 'product-purchased':
      return (
        <WithSuggestion step={step} {...rest}>
          <PurchasedProduct step={step} {...rest} />
        </WithSuggestion>
      );
    default:
      return <ResourceStep step={step} {...rest} />;
  }
}
