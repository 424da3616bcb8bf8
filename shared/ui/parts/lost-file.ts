import { type AreaName, areaNames } from '../../contracts/area-manifest';
import type { Failure } from '../../contracts/failure';

/** The area a failure is about, where it is about one. */
export const areaOf = ({ area, part }: Failure): AreaName | undefined =>
  areaNames.find((name) => name === (area ?? part?.split('/')[0]));

/** Whether a file was asked for and did not come: of the part itself, or one that it loads later. */
export function lacksFile({ code, cause }: Failure): boolean {
  if (code === 'area-script' || code === 'area-truncated') return true;
  return code === 'area-mount' && isLostFile(cause);
}

/** Whether webpack threw this because a file did not arrive. */
export const isLostFile = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';
