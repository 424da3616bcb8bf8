import type { Progress } from '../flow/progress';
import type { Step } from '../flow/steps';
import type { ReadyFlow } from '../state/flow.resource';

/** Props of a step's screen. */
export interface StepProps<S extends Step = Step> {
  readonly step: S;
  readonly flow: ReadyFlow;
  /** null for a step without a bar. */
  readonly progress: Progress | null;
  /** Moves the focus to the title; false for the step that the screen showed first. */
  readonly takesFocus: boolean;
}
