import { __ } from '@flightdeck/shared/i18n';
import type { PartName } from '../../contracts/area-manifest';
import { type Failure, failure, isFailure } from '../../contracts/failure';
import { isLostFile } from './lost-file';

/** Whatever a part threw, as the failure of that part. */
export function asPartFailure(error: unknown, part: PartName): Failure {
  return isFailure(error) ? error : mountFailure(error, part);
}

/**
 * Returns the failure of a part that cannot be drawn, or not any further. Webpack's message about a lost file is for
 * the console only.
 */
export function mountFailure(cause: unknown, part: PartName): Failure {
  const message = isLostFile(cause) ? lostFileText() : cause instanceof Error ? cause.message : String(cause);
  return failure('area-mount', message, { phase: 'mount', part, cause });
}

/** Why a part is not there whose file was lost. */
export const lostFileText = (): string => __("Couldn't load a required file.");
