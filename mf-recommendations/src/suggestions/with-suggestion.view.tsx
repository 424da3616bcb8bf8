import { type ReactNode, useEffect } from 'react';
import { hasSuggestion } from '../flow/aside/aside';
import { nextStep } from '../flow/flow';
import { hrefOf } from '../flow/steps';
import { LoadingFlow } from '../state/loading-flow.view';
import type { StepProps } from '../step/step-props';

export interface WithSuggestionProps extends StepProps<'product-suggestions' | 'product-purchased'> {
  readonly children: ReactNode;
}

/**
 * Shows a step that needs a suggestion. Without one, redirects to the next step instead of loading forever (REC-010,
 * OQ-118).
 */
export function WithSuggestion({ step, flow, children }: WithSuggestionProps) {
  const { facts, knowsSuggestions } = flow;
  const answer = hasSuggestion(step, facts, knowsSuggestions);
  if (answer === false) return <NextStep flow={flow} step={step} />;
  return answer ? children : <LoadingFlow />;
}

/** Redirects to the step after one that cannot be shown: an offer whose file is lost does not end the recommendations. */
export function NextStep({ step, flow }: Pick<WithSuggestionProps, 'step' | 'flow'>) {
  const away = hrefOf(nextStep(step, flow.facts));
  useEffect(() => location.replace(away), [away]);
  return <LoadingFlow />;
}
