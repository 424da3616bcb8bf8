import { initialStep } from '../flow/flow';
import type { FlowFacts } from '../flow/flow-facts';
import { withPurchases } from '../flow/onboarding';
import { applicableSteps, stepsFromBeginning } from '../flow/progress';
import { changeAnswers, enterStep } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * Runs once per page after the first load: starts a due onboarding at its first step (REC-070, REC-071, REC-074) and
 * saves the offered types. Sends nothing if nothing changes. Runs again if purchases load later, after a retry.
 */
export function startFlow(facts: FlowFacts): void {
  const store = flowStore();
  const { hasBegun, knowsPurchases, step } = store.state.value;
  if (hasBegun && (knowsPurchases || !facts.purchases)) return;
  const { answers } = facts;
  const onboarding = withPurchases(answers.onboarding, facts.purchases, (type) => applicableSteps(type, facts));
  const isDue = onboarding.active !== null && !onboarding.hasStarted;
  const factsNow = { ...facts, answers: { ...answers, onboarding } };
  if (isDue) enterStep(initialStep(step, factsNow));
  const steps = onboarding.active ? stepsFromBeginning(factsNow) : onboarding.steps;
  const hasStarted = onboarding.hasStarted || isDue;
  changeAnswers((current) => ({ ...current, onboarding: { ...onboarding, steps, hasStarted } }));
  store.set({ hasBegun: true, knowsPurchases: Boolean(facts.purchases) });
}
