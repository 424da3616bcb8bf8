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
  const { facts, areSuggestionsSettled } = flow;
  const isOffered = hasSuggestion(step, facts, areSuggestionsSettled);
  if (isOffered === false) return <NextStep flow={flow} step={step} />;
  return isOffered ? children : <LoadingFlow />;
}

/** Redirects to the next step from one that can't be shown, for example because its file failed to load. */
export function NextStep({ step, flow }: Pick<WithSuggestionProps, 'step' | 'flow'>) {
  const nextHref = hrefOf(nextStep(step, flow.facts));
  useEffect(() => location.replace(nextHref), [nextHref]);
  return <LoadingFlow />;
}
