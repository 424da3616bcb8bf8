import type { Progress } from '../flow/progress';
import type { Step } from '../flow/steps';
import type { ReadyFlow } from '../recommendations/flow.resource';

/** What the screen of a step is given. */
export interface StepProps<S extends Step = Step> {
  readonly step: S;
  readonly flow: ReadyFlow;
  /** The bar; null where there is none. */
  readonly progress: Progress | null;
  readonly takesFocus: boolean;
}
