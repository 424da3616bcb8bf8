import { applies } from './applies';
import type { FlowInput } from './flow-input';
import { flowOf, type OnboardingType } from './onboarding';
import type { Step } from './steps';

/** Returns the steps of a flow without the summary, which is not counted. */
const countedSteps = (type: OnboardingType): readonly Step[] => flowOf(type).filter((step) => step !== 'summary');

/** Returns the steps of an onboarding that begins now: those that apply to this site. */
export const applicableSteps = (type: OnboardingType, input: FlowInput): readonly Step[] =>
  countedSteps(type).filter((step) => applies(step, input));

/**
 * Returns the steps that the active onboarding began with (REC-048, REC-050); empty without an onboarding. A stored
 * list doesn't change when steps start or stop applying later.
 */
export function stepsFromBeginning(input: FlowInput): readonly string[] {
  const { active, steps, total } = input.answers.onboarding;
  if (!active) return [];
  return steps.length > 0 ? steps : restoredSteps(active, total, input);
}

/**
 * Reconstructs the steps of an onboarding without a stored list: those that apply or were viewed.
 * @param total number of steps that an earlier version stored; null for none. If more steps are found, the last ones started to
 *   apply later; if fewer are found, the features of the missing ones were enabled later.
 */
function restoredSteps(type: OnboardingType, total: number | null, input: FlowInput): readonly Step[] {
  const all = countedSteps(type);
  const likelySteps = all.filter((step) => applies(step, input) || input.answers.viewed.includes(step));
  if (total === null) return likelySteps;
  const missingSteps = all
    .filter((step) => !likelySteps.includes(step))
    .slice(0, Math.max(0, total - likelySteps.length));
  return all.filter((step) => likelySteps.includes(step) || missingSteps.includes(step)).slice(0, total);
}

/** Fixed values of the default flow in percent (REC-054). */
const defaultValues: Partial<Readonly<Record<Step, number>>> = {
  'site-type-question': 14,
  'product-purchased': 33,
  agency: 28,
  woocommerce: 43,
  monitor: 57,
  'related-posts': 71,
  'creative-mail': 86,
  'site-accelerator': 99,
};

/** Content of the progress bar. */
export interface Progress {
  /** In percent. */
  readonly value: number;
  /** Numbers for "Step X of Y"; null outside an onboarding. */
  readonly count: { readonly step: number; readonly total: number } | null;
}

/**
 * Returns the value of the bar in percent (REC-050 to REC-052). A flow with one step or none is complete (OQ-111).
 * @param index position of the step, from 0
 */
export function barValue(index: number, total = 100): number {
  if (total <= 1) return 100;
  return Math.min(100, Math.max(0, (index / (total - 1)) * 100));
}

/**
 * Returns the progress of a step, or null for a step without a bar (REC-048, REC-049). In an onboarding, the position
 * counts the steps that the onboarding began with (REC-050).
 */
export function progressOf(step: Step, input: FlowInput): Progress | null {
  if (!input.answers.onboarding.active) {
    const value = defaultValues[step];
    return value === undefined ? null : { value, count: null };
  }
  // Another client may have stored the summary among the steps, but the summary shows no bar.
  const steps = stepsFromBeginning(input).filter((each) => each !== 'summary');
  const index = steps.indexOf(step);
  const total = steps.length;
  return index === -1 ? null : { value: barValue(index, total), count: { step: index + 1, total } };
}

/** Highest value of the bar in a flow; `flow` is null for the default flow. */
export interface HighestProgress {
  readonly flow: OnboardingType | null;
  readonly value: number;
}

/**
 * Returns the highest value of the bar since the flow began, so that Back lowers the count but not the bar (FACT-REC-3). A new
 * flow starts over.
 * @param previous null before the first step
 */
export function highestProgress(previous: HighestProgress | null, step: Step, input: FlowInput): HighestProgress {
  const flow = input.answers.onboarding.active;
  const value = progressOf(step, input)?.value ?? 0;
  if (previous?.flow !== flow) return { flow, value };
  return value > previous.value ? { flow, value } : previous;
}
