import { countSteps, initialStep } from '../flow/flow';
import type { FlowFacts } from '../flow/flow-facts';
import { withPurchases } from '../flow/onboarding';
import { changeAnswers, enterStep } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * The first load, once per page: an onboarding that is due begins at its first step (REC-070, REC-071, REC-074), and types
 * that were offered are kept. Nothing is sent when nothing has changed. Purchases that come late, after a retry, count then.
 */
export function begin(facts: FlowFacts): void {
  const store = flowStore();
  const { hasBegun, knowsPurchases, step } = store.current();
  if (hasBegun && (knowsPurchases || !facts.purchases)) return;
  const { answers } = facts;
  const onboarding = withPurchases(answers.onboarding, facts.purchases, (type) => countSteps(type, facts));
  const isDue = onboarding.active !== null && !onboarding.hasStarted;
  if (isDue) enterStep(initialStep(step, { ...facts, answers: { ...answers, onboarding } }));
  changeAnswers((held) => ({ ...held, onboarding: { ...onboarding, hasStarted: onboarding.hasStarted || isDue } }));
  store.set({ hasBegun: true, knowsPurchases: Boolean(facts.purchases) });
}
