import { initialStep } from '../flow/flow';
import type { FlowInput } from '../flow/flow-input';
import { withPurchases } from '../flow/onboarding';
import { applicableSteps, stepsFromBeginning } from '../flow/progress';
import { changeAnswers, enterStep } from './answers.resource';
import { flowStore } from './flow.store';

/**
 * Starts the flow after the first load: begins a new onboarding at its first step (REC-070, REC-071, REC-074) and saves the offered
 * types. Sends nothing if nothing changes. Later calls have no effect, except the first one with purchases, which can load after a
 * retry.
 */
export function startFlow(input: FlowInput): void {
  const store = flowStore();
  const { hasBegun, hasPurchases, step } = store.state.value;
  if (hasBegun && (hasPurchases || !input.purchases)) return;
  const { answers } = input;
  const onboarding = withPurchases(answers.onboarding, input.purchases, (type) => applicableSteps(type, input));
  const isNew = onboarding.active !== null && !onboarding.hasStarted;
  const inputNow = { ...input, answers: { ...answers, onboarding } };
  if (isNew) enterStep(initialStep(step, inputNow));
  const steps = onboarding.active ? stepsFromBeginning(inputNow) : onboarding.steps;
  const hasStarted = onboarding.hasStarted || isNew;
  changeAnswers((current) => ({ ...current, onboarding: { ...onboarding, steps, hasStarted } }));
  store.set({ hasBegun: true, hasPurchases: Boolean(input.purchases) });
}
