import { applies } from './applies';
import { countSteps } from './flow';
import type { FlowFacts } from './flow-facts';
import { flowOf } from './onboarding';
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

/** The bar of a step; null where there is none (REC-048, REC-049). */
export function progressOf(step: Step, facts: FlowFacts): Progress | null {
  const { active, totalSteps } = facts.answers.onboarding;
  if (!active) {
    const value = fixed[step];
    return value === undefined ? null : { value, count: null };
  }
  const total = totalSteps ?? countSteps(active, facts);
  const index = onboardingIndex(step, facts, total);
  return index === -1 ? null : { value: barValue(index, total), count: { step: index + 1, total } };
}

/**
 * Place of a step among those that applied at the beginning, -1 outside of the flow. Counted from the end: what was switched
 * on meanwhile lies behind.
 */
function onboardingIndex(step: Step, facts: FlowFacts, total: number): number {
  const { active } = facts.answers.onboarding;
  const flow: readonly Step[] = active ? flowOf(active) : [];
  const place = flow.indexOf(step);
  if (place === -1 || step === 'summary') return -1;
  const left = flow.slice(place + 1).filter((each) => each !== 'summary' && applies(each, facts)).length;
  return Math.max(0, total - 1 - left);
}
