import type { FlowFacts } from './flow-facts';
import { stepsFromBeginning } from './flow-steps';
import type { OnboardingType } from './onboarding';
import type { Step } from './steps';

/** Values of the default flow in percent (REC-054). */
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

/** What the bar shows. */
export interface Progress {
  /** In percent. */
  readonly value: number;
  /** "Step X of Y": in an onboarding alone. */
  readonly count: { readonly step: number; readonly total: number } | null;
}

/** How full the bar is (REC-050 to REC-052); a flow of a single step is done with it (OQ-111). */
export function barValue(index: number, total = 100): number {
  if (total <= 1) return 100;
  return Math.min(100, Math.max(0, (index / (total - 1)) * 100));
}

/**
 * Returns the bar of a step, null where there is none (REC-048, REC-049). In an onboarding it is the position among the
 * steps that the onboarding began with (REC-050).
 */
export function progressOf(step: Step, facts: FlowFacts): Progress | null {
  if (!facts.answers.onboarding.active) {
    const value = fixed[step];
    return value === undefined ? null : { value, count: null };
  }
  // Another client may have stored the summary with the steps; no bar is shown there.
  const steps = stepsFromBeginning(facts).filter((each) => each !== 'summary');
  const index = steps.indexOf(step);
  const total = steps.length;
  return index === -1 ? null : { value: barValue(index, total), count: { step: index + 1, total } };
}

/** How far a bar has come in a flow, null for the default one. */
export interface Reached {
  readonly flow: OnboardingType | null;
  readonly value: number;
}

/**
 * The bar never falls while it is looked at: Back changes the count and not the bar (facts-rec.md part 3). Another flow
 * begins anew.
 * @param before null when nothing has shown yet
 */
export function reached(before: Reached | null, step: Step, facts: FlowFacts): Reached {
  const flow = facts.answers.onboarding.active;
  const value = progressOf(step, facts)?.value ?? 0;
  if (before?.flow !== flow) return { flow, value };
  return value > before.value ? { flow, value } : before;
}
