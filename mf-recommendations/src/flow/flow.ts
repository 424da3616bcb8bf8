import { applies } from './applies';
import type { FlowInput } from './flow-input';
import { flowOf, type OnboardingType } from './onboarding';
import { isScreenlessStep, isStep, type ScreenlessStep, type Step } from './steps';

/** Next steps of the default flow. All other steps lead to the summary (REC-059, OQ-115). */
const defaultNext: Partial<Readonly<Record<Step | ScreenlessStep, Step>>> = {
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
 * Returns the next step of the onboarding, or of the default flow without an onboarding, whether the next step applies or not. In
 * an onboarding, `product-purchased` leads to the first step, and any other step outside the onboarding leads to the summary.
 */
export function stepAfter(step: Step | ScreenlessStep, onboarding: OnboardingType | null): Step {
  if (!onboarding) return defaultNext[step] ?? 'summary';
  const flow: readonly (Step | ScreenlessStep)[] = ['product-purchased', ...flowOf(onboarding)];
  const next = flow.includes(step) ? flow[flow.indexOf(step) + 1] : undefined;
  return isStep(next) ? next : 'summary';
}

/** Returns the next step that applies (REC-060). The summary always applies and ends every flow (REC-004). */
export function nextStep(step: Step | ScreenlessStep, input: FlowInput): Step {
  const { active } = input.answers.onboarding;
  let next = stepAfter(step, active);
  while (!applies(next, input)) next = stepAfter(next, active);
  return next;
}

/** Returns the number of applicable steps between a step and the summary. */
function countRemainingSteps(step: Step, input: FlowInput): number {
  let count = 0;
  for (let next = nextStep(step, input); next !== 'summary'; next = nextStep(next, input)) count += 1;
  return count;
}

/**
 * Returns the conditional recommendations that the user hasn't viewed. Unknown slugs are dropped, because they have no screen.
 */
export const newRecommendations = ({ answers, conditional }: FlowInput): readonly Step[] =>
  conditional.filter(isStep).filter((slug) => !answers.viewed.includes(slug));

/**
 * Returns the step to show for a saved step (REC-007 to REC-009). Steps without a screen lead to the next step that applies;
 * unknown steps lead to the summary.
 */
export function stepToShow(savedStep: string, input: FlowInput): Step {
  if (isStep(savedStep)) return savedStep;
  if (savedStep === 'not-started') return 'site-type-question';
  return isScreenlessStep(savedStep) ? nextStep(savedStep, input) : 'summary';
}

/**
 * Returns the first step of a visit (REC-070, REC-072, REC-073). A new recommendation counts as new until it is viewed, even
 * if it is enabled by then.
 * @param savedStep step stored on the server; may be any string
 */
export function initialStep(savedStep: string, input: FlowInput): Step {
  const { onboarding, viewed } = input.answers;
  const current = stepToShow(savedStep, input);
  if (onboarding.active) return onboarding.hasStarted ? current : flowOf(onboarding.active)[0];
  if (current === 'summary' && !viewed.includes('site-type-question')) return 'site-type-question';
  return newRecommendations(input)[0] ?? current;
}

/**
 * Returns the badge count of the tab: the remaining steps of an onboarding, otherwise the new recommendations
 * (ROOT-041; FACT-REC-5).
 * @param savedStep step stored on the server; may be any string
 */
export const badgeCount = (savedStep: string, input: FlowInput): number =>
  input.answers.onboarding.active
    ? countRemainingSteps(stepToShow(savedStep, input), input)
    : newRecommendations(input).length;
