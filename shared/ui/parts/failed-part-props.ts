import type { Failure } from '../../contracts/failure';

export interface FailedPartProps {
  readonly failure: Failure;
  /** Name of the failed thing for the user. */
  readonly label: string;
  readonly onRetry: () => void;
  /** Nothing else on the page works either. */
  readonly whole?: boolean;
}
