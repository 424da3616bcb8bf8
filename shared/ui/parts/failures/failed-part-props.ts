import type { Failure } from '../../../contracts/areas/failure';

export interface FailedPartProps {
  readonly failure: Failure;
  /** Name of the failed thing for the user. */
  readonly label: string;
  readonly onRetry: () => void;
  /** Whether the rest of the page has failed too. */
  readonly whole?: boolean;
}
