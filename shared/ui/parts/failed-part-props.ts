import type { Failure } from '../../contracts/failure';

export interface FailedPartProps {
  readonly failure: Failure;
  /** What the user calls the thing that failed. */
  readonly label: string;
  readonly onRetry: () => void;
  /** Nothing else on the page works either. */
  readonly whole?: boolean;
}
