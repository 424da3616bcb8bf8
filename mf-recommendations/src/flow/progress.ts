import type { FlowFacts } from './flow-facts';
import { stepsFromBeginning } from './flow-steps';
import type { OnboardingType } from './onboarding';
import type { Step } from './steps';

/** Fixed values of the default flow in percent (REC-054). */
const fixed: Partial<Readonly<Record<Step, number>>> = {
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

/** Returns the value of the bar in percent (REC-050 to REC-052). A flow with a single step is complete (OQ-111). */
export function barValue(index: number, total = 100): number {
  if (total <= 1) return 100;
  return Math.min(100, Math.max(0, (index / (total - 1)) * 100));
}

/**
 * Returns the progress of a step, or null for a step without a bar (REC-048, REC-049). In an onboarding, the position
 * counts the steps that the onboarding began with (REC-050).
 */
export function progressOf(step: Step, facts: FlowFacts): Progress | null {
  if (!facts.answers.onboarding.active) {
    const value = fixed[step];
    return value === undefined ? null : { value, count: null };
  }
  // Another client may have stored the summary among the steps, but the summary shows no bar.
  const steps = stepsFromBeginning(facts).filter((each) => each !== 'summary');
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
 * Keeps the bar from falling while it is mounted: Back changes the count but not the bar (FACT-REC-3). A new
 * flow starts over.
 * @param before null before the first step
 */
export function highestProgress(before: HighestProgress | null, step: Step, facts: FlowFacts): HighestProgress {
  const flow = facts.answers.onboarding.active;
  const value = progressOf(step, facts)?.value ?? 0;
  if (before?.flow !== flow) return { flow, value };
  return value > before.value ? { flow, value } : before;
}
