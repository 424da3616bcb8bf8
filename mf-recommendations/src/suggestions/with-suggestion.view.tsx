import { type ReactNode, useEffect } from 'react';
import { hasSuggestion } from '../flow/aside';
import { nextStep } from '../flow/flow';
import { hrefOf } from '../flow/steps';
import { LoadingFlow } from '../recommendations/loading-flow.view';
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
  const away = answer === false ? hrefOf(nextStep(step, facts)) : null;
  useEffect(() => {
    if (away !== null) location.replace(away);
  }, [away]);
  return answer ? children : <LoadingFlow />;
}
