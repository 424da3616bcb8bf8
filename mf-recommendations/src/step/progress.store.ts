import { useState } from 'react';
import type { FlowFacts } from '../flow/flow-facts';
import { type HighestProgress, highestProgress, type Progress, progressOf } from '../flow/progress';
import type { Step } from '../flow/steps';

/**
 * Returns the progress of a step, whose value never falls within a flow while the caller is mounted; null without a bar.
 */
export function useProgress(step: Step, facts: FlowFacts): Progress | null {
  const [highest, setHighest] = useState<HighestProgress | null>(null);
  const next = highestProgress(highest, step, facts);
  if (next !== highest) setHighest(next);
  const progress = progressOf(step, facts);
  return progress && { ...progress, value: next.value };
}
