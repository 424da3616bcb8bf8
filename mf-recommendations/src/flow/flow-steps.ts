import { applies } from './applies';
import type { FlowFacts } from './flow-facts';
import { flowOf, type OnboardingType } from './onboarding';
import type { Step } from './steps';

/** The summary ends every flow and is not counted. */
const countedSteps = (type: OnboardingType): readonly Step[] => flowOf(type).filter((step) => step !== 'summary');

/** Returns the steps of an onboarding that begins now: those that apply to this site. */
export const applicableSteps = (type: OnboardingType, facts: FlowFacts): readonly Step[] =>
  countedSteps(type).filter((step) => applies(step, facts));

/**
 * Returns the steps of the active onboarding as they were when it began (REC-048, REC-050); none without an onboarding.
 * What is turned on or becomes due later does not change them.
 */
export function stepsFromBeginning(facts: FlowFacts): readonly string[] {
  const { active, steps, total } = facts.answers.onboarding;
  if (!active) return [];
  return steps.length > 0 ? steps : restoredSteps(active, total, facts);
}

/**
 * Returns the steps of an onboarding that began without a stored list: those that apply or were viewed.
 * @param total their number, where an earlier version stored it: surplus steps became due later and come last in every
 *   flow; missing ones were turned on meanwhile
 */
function restoredSteps(type: OnboardingType, total: number | null, facts: FlowFacts): readonly Step[] {
  const all = countedSteps(type);
  const known = all.filter((step) => applies(step, facts) || facts.answers.viewed.includes(step));
  if (total === null) return known;
  const missing = all.filter((step) => !known.includes(step)).slice(0, Math.max(0, total - known.length));
  return all.filter((step) => known.includes(step) || missing.includes(step)).slice(0, total);
}
