import { initialStep } from '../flow/flow';
import type { FlowFacts } from '../flow/flow-facts';
import { withPurchases } from '../flow/onboarding';
import { applicableSteps, stepsFromBeginning } from '../flow/progress';
import { changeAnswers, enterStep } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * Starts the flow after the first load: begins a new onboarding at its first step (REC-070, REC-071, REC-074) and saves the offered
 * types. Sends nothing if nothing changes. Later calls have no effect, except the first one with purchases, which can load after a
 * retry.
 */
export function startFlow(facts: FlowFacts): void {
  const store = flowStore();
  const { hasBegun, hasPurchases, step } = store.state.value;
  if (hasBegun && (hasPurchases || !facts.purchases)) return;
  const { answers } = facts;
  const onboarding = withPurchases(answers.onboarding, facts.purchases, (type) => applicableSteps(type, facts));
  const isNew = onboarding.active !== null && !onboarding.hasStarted;
  const factsNow = { ...facts, answers: { ...answers, onboarding } };
  if (isNew) enterStep(initialStep(step, factsNow));
  const steps = onboarding.active ? stepsFromBeginning(factsNow) : onboarding.steps;
  const hasStarted = onboarding.hasStarted || isNew;
  changeAnswers((current) => ({ ...current, onboarding: { ...onboarding, steps, hasStarted } }));
  store.set({ hasBegun: true, hasPurchases: Boolean(facts.purchases) });
}
