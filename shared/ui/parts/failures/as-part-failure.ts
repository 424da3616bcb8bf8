import { __ } from '@flightdeck/shared/i18n';
import { type AreaName, isAreaName, type PartName } from '../../../contracts/areas/area-manifest';
import { type Failure, failure, isFailure } from '../../../contracts/areas/failure';

/** Returns the area of a failure; undefined if the failure names none. */
export function areaOf({ area, part }: Failure): AreaName | undefined {
  const name = area ?? part?.split('/')[0];
  return isAreaName(name) ? name : undefined;
}

/** Returns whether the cause of a failure is a file that was lost or incomplete, at the start of the area or later. */
export function lacksFile({ code, cause }: Failure): boolean {
  if (code === 'area-script' || code === 'area-truncated') return true;
  return code === 'area-mount' && isLostFile(cause);
}

/** Returns whether the cause of a failure is a file that was lost, incomplete or late. */
export const isFileFailure = (failure: Failure): boolean => failure.code === 'area-timeout' || lacksFile(failure);

/** Returns whether webpack threw this because a file failed to load. */
const isLostFile = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Returns a thrown failure unchanged, and any other thrown value as a failure of the part. */
export function asPartFailure(error: unknown, part: PartName): Failure {
  return isFailure(error) ? error : mountFailure(error, part);
}

/** Returns the failure of a part that cannot be drawn. Our text replaces webpack's message about a lost file. */
export function mountFailure(cause: unknown, part: PartName): Failure {
  const message = isLostFile(cause) ? lostFileText() : cause instanceof Error ? cause.message : String(cause);
  return failure('area-mount', message, { phase: 'mount', part, cause });
}

/** Returns the message for a part whose file failed to load. */
export const lostFileText = (): string =>
  __(
    "Couldn't load a required file. A browser extension such as an ad blocker may have blocked it, or a proxy or optimizer may have changed it.",
  );
