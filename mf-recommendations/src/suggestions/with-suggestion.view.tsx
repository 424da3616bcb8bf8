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
  const { input, areSuggestionsSettled } = flow;
  const isAvailable = hasSuggestion(step, input, areSuggestionsSettled);
  if (isAvailable === false) return <NextStep flow={flow} step={step} />;
  return isAvailable ? children : <LoadingFlow />;
}

/** Redirects to the step after `step`, which can't be shown: its file failed to load, or it needs a suggestion. */
export function NextStep({ step, flow }: Pick<WithSuggestionProps, 'step' | 'flow'>) {
  const nextHref = hrefOf(nextStep(step, flow.input));
  useEffect(() => location.replace(nextHref), [nextHref]);
  return <LoadingFlow />;
}
