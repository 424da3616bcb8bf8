import { type AreaName, isAreaName } from '../../../contracts/areas/area-manifest';
import type { Failure } from '../../../contracts/page/failure';

/** Returns the area of a failure, if it has one. */
export function areaOf({ area, part }: Failure): AreaName | undefined {
  const name = area ?? part?.split('/')[0];
  return isAreaName(name) ? name : undefined;
}

/** Returns whether a requested file failed to load: of the part itself, or one that it loads later. */
export function lacksFile({ code, cause }: Failure): boolean {
  if (code === 'area-script' || code === 'area-truncated') return true;
  return code === 'area-mount' && isLostFile(cause);
}

/** Returns whether webpack threw this because a file failed to load. */
export const isLostFile = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';
