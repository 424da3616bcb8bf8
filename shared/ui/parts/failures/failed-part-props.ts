import type { Failure } from '../../../contracts/areas/failure';

export interface FailedPartProps {
  readonly failure: Failure;
  /** Name of the failed part for the user. */
  readonly label: string;
  /** Starts a new attempt. */
  readonly onRetry: () => void;
  /** Whether the rest of the page has failed too. Default: false. */
  readonly isWholePage?: boolean;
}
