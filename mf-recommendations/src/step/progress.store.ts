import { useState } from 'react';
import type { FlowInput } from '../flow/flow-input';
import { type HighestProgress, highestProgress, type Progress, progressOf } from '../flow/progress';
import type { Step } from '../flow/steps';

/** Returns the progress of a step; null without a bar. Within a flow, the value never falls while the caller is mounted. */
export function useProgress(step: Step, input: FlowInput): Progress | null {
  const [highest, setHighest] = useState<HighestProgress | null>(null);
  const next = highestProgress(highest, step, input);
  if (next !== highest) setHighest(next);
  const progress = progressOf(step, input);
  return progress && { ...progress, value: next.value };
}
