import type { PartName } from '../contracts/area-manifest';
import { type Failure, failure, isFailure } from '../contracts/failure';

/** Whatever a part threw, as the failure of that part. */
export function asPartFailure(error: unknown, part: PartName): Failure {
  if (isFailure(error)) return error;
  return failure('area-mount', error instanceof Error ? error.message : String(error), {
    phase: 'mount',
    part,
    cause: error,
  });
}
