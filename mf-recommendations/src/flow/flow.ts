import { applies } from './applies';
import type { FlowFacts } from './flow-facts';
import { flowOf, type OnboardingType } from './onboarding';
import { isPastStep, isStep, type PastStep, type Step } from './steps';

/** What follows in the default flow; every other step leads to the summary (REC-059, OQ-115). */
const defaultNext: Partial<Readonly<Record<Step | PastStep, Step>>> = {
  'not-started': 'site-type-question',
  'site-type-question': 'agency',
  agency: 'woocommerce',
  woocommerce: 'monitor',
  monitor: 'related-posts',
  'related-posts': 'creative-mail',
  'creative-mail': 'site-accelerator',
  'site-accelerator': 'publicize',
  'product-suggestions': 'woocommerce',
  'banner-completed': 'agency',
};

/**
 * The step behind another one, whether it applies or not. Whoever has just bought something goes on to its onboarding; any
 * other step that is none of the onboarding's leads out of it.
 */
export function following(step: Step | PastStep, onboarding: OnboardingType | null): Step {
  if (!onboarding) return defaultNext[step] ?? 'summary';
  const flow: readonly (Step | PastStep)[] = ['product-purchased', ...flowOf(onboarding)];
  const next = flow[flow.indexOf(step) + 1];
  return flow.includes(step) && isStep(next) ? next : 'summary';
}

/** The next step that applies (REC-060). The summary always does, and every flow ends in it (REC-004). */
export function nextStep(step: Step | PastStep, facts: FlowFacts): Step {
  const { active } = facts.answers.onboarding;
  let next = following(step, active);
  while (!applies(next, facts)) next = following(next, active);
  return next;
}

/** How many steps lie between one and the summary, of those that apply. */
export function stepsLeft(step: Step, facts: FlowFacts): number {
  let count = 0;
  for (let next = nextStep(step, facts); next !== 'summary'; next = nextStep(next, facts)) count += 1;
  return count;
}

/** Conditional recommendations that nobody has looked at; of those that nobody knows, nothing can be shown. */
export const newRecommendations = ({ answers, conditional }: FlowFacts): readonly Step[] =>
  conditional.filter(isStep).filter((slug) => !answers.viewed.includes(slug));

/**
 * The step that a saved one stands for (REC-007 to REC-009): steps without a screen lead on, and one that nobody knows is
 * the summary.
 */
export function stepOfSaved(saved: string, facts: FlowFacts): Step {
  if (isStep(saved)) return saved;
  if (saved === 'not-started') return 'site-type-question';
  return isPastStep(saved) ? nextStep(saved, facts) : 'summary';
}

/**
 * Where a visit begins (REC-070 to REC-073). What is new shows also when it is on by now: it counts as new until it is seen.
 * @param saved the step that the server holds, whatever it says
 */
export function initialStep(saved: string, facts: FlowFacts): Step {
  const { onboarding, viewed } = facts.answers;
  const current = stepOfSaved(saved, facts);
  if (onboarding.active) return onboarding.hasStarted ? current : flowOf(onboarding.active)[0];
  if (current === 'summary' && !viewed.includes('site-type-question')) return 'site-type-question';
  return newRecommendations(facts)[0] ?? current;
}

/**
 * The number at the tab: what is left of an onboarding behind the current step, else what nobody has looked at (ROOT-041;
 * facts-rec.md part 5).
 * @param saved the current step as the server holds it
 */
export const newsCount = (saved: string, facts: FlowFacts): number =>
  facts.answers.onboarding.active ? stepsLeft(stepOfSaved(saved, facts), facts) : newRecommendations(facts).length;
