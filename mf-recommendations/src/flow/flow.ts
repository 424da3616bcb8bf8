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

/** The step behind another one, whether it applies or not. */
export function following(step: Step | PastStep, onboarding: OnboardingType | null): Step {
  if (!onboarding) return defaultNext[step] ?? 'summary';
  const flow: readonly (Step | PastStep)[] = flowOf(onboarding);
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

/** Conditional recommendations that nobody has looked at. */
export const newRecommendations = ({ answers, conditional }: FlowFacts): readonly string[] =>
  conditional.filter((slug) => !answers.viewed.includes(slug));

/**
 * The step that a saved one stands for (REC-007 to REC-009): steps without a screen lead on, and one that nobody knows is
 * the summary.
 */
export function stepOfSaved(saved: string, facts: FlowFacts): Step {
  if (isStep(saved)) return saved;
  if (saved === 'not-started') return 'site-type-question';
  return isPastStep(saved) ? nextStep(saved, facts) : 'summary';
}

/** Where a visit begins (REC-070 to REC-073). @param saved the step that the server holds, whatever it says */
export function initialStep(saved: string, facts: FlowFacts): Step {
  const { onboarding, viewed } = facts.answers;
  const current = stepOfSaved(saved, facts);
  if (onboarding.active) return onboarding.hasStarted ? current : (flowOf(onboarding.active)[0] ?? 'summary');
  if (current === 'summary' && !viewed.includes('site-type-question')) return 'site-type-question';
  const isOpen = (slug: string): slug is Step => isStep(slug) && applies(slug, facts);
  return newRecommendations(facts).find(isOpen) ?? current;
}

/** Steps of an onboarding flow that apply; the summary at its end is none of them. */
export const countSteps = (type: OnboardingType, facts: FlowFacts): number =>
  flowOf(type).filter((step) => step !== 'summary' && applies(step, facts)).length;
