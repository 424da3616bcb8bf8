import { useState } from 'react';
import type { FlowFacts } from '../flow/flow-facts';
import { type HighestProgress, highestProgress, type Progress, progressOf } from '../flow/progress';
import type { Step } from '../flow/steps';

/**
 * Returns the progress bar of a step, which never falls while the caller is mounted.
 * @param step null if no step shows
 */
export function useProgress(step: Step | null, facts: FlowFacts): Progress | null {
  const [before, keep] = useState<HighestProgress | null>(null);
  if (step === null) return null;
  const now = highestProgress(before, step, facts);
  if (now !== before) keep(now);
  const progress = progressOf(step, facts);
  return progress && { ...progress, value: now.value };
}
