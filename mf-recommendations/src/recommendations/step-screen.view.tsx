import { lazy, Suspense } from 'react';
import { isSelectable } from '../flow/steps';
import { SiteTypeStep } from '../site-type/site-type.view';
import { FeatureStep } from '../step/feature-step.view';
import { ResourceStep } from '../step/resource-step.view';
import type { StepProps } from '../step/step-props';
import { WithSuggestion } from '../suggestions/with-suggestion.view';
import { LoadingFlow } from './loading-flow.view';

const Summary = lazy(() =>
  import(/* webpackChunkName: "summary" */ '../summary/summary.view').then(({ Summary: view }) => ({ default: view })),
);

const Suggestions = lazy(() =>
  import(/* webpackChunkName: "suggestions" */ '../suggestions/suggestions.view').then(({ Suggestions: view }) => ({
    default: view,
  })),
);
const Purchased = lazy(() =>
  import(/* webpackChunkName: "purchased" */ '../suggestions/purchased.view').then(({ Purchased: view }) => ({
    default: view,
  })),
);

/** The screen of each step. What few see at first is loaded when it is asked for. */
export function StepScreen(props: StepProps) {
  return <Suspense fallback={<LoadingFlow />}>{screenOf(props)}</Suspense>;
}

function screenOf({ step, ...rest }: StepProps) {
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
          <Purchased step={step} {...rest} />
        </WithSuggestion>
      );
    default:
      return <ResourceStep step={step} {...rest} />;
  }
}
