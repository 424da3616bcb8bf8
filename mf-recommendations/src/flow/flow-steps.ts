import { applies } from './applies';
import type { FlowFacts } from './flow-facts';
import { flowOf, type OnboardingType } from './onboarding';
import type { Step } from './steps';

/** The summary ends every flow and isn't counted. */
const countedSteps = (type: OnboardingType): readonly Step[] => flowOf(type).filter((step) => step !== 'summary');

/** Returns the steps of an onboarding that begins now: those that apply to this site. */
export const applicableSteps = (type: OnboardingType, facts: FlowFacts): readonly Step[] =>
  countedSteps(type).filter((step) => applies(step, facts));

/**
 * Returns the steps that the active onboarding began with (REC-048, REC-050); empty without an onboarding. Features
 * that are enabled or become due later don't change the list.
 */
export function stepsFromBeginning(facts: FlowFacts): readonly string[] {
  const { active, steps, total } = facts.answers.onboarding;
  if (!active) return [];
  return steps.length > 0 ? steps : restoredSteps(active, total, facts);
}

/**
 * Reconstructs the steps of an onboarding without a stored list: those that apply or were viewed.
 * @param total number of steps stored by an earlier version. Surplus steps became due later and come last in every
 *   flow; missing steps have been enabled since.
 */
function restoredSteps(type: OnboardingType, total: number | null, facts: FlowFacts): readonly Step[] {
  const all = countedSteps(type);
  const known = all.filter((step) => applies(step, facts) || facts.answers.viewed.includes(step));
  if (total === null) return known;
  const missing = all.filter((step) => !known.includes(step)).slice(0, Math.max(0, total - known.length));
  return all.filter((step) => known.includes(step) || missing.includes(step)).slice(0, total);
}
