import { useRead } from '@flightdeck/shared/api';
import { protectCountRead } from '@flightdeck/shared/calls';
import type { Reading } from '@flightdeck/shared/contracts/wire';
import { initialState } from '@flightdeck/shared/session';
import { loaded, mapReading, readingOf } from '../../cards/reading';
import { protectCount } from './protect-card-state';

/**
 * Reads the number of blocked attacks; null without data.
 * @param enabled whether to read; see `shouldReadCount`
 */
export function useProtectCount(enabled: boolean): { readonly reading: Reading<number | null>; retry(): void } {
  const read = useRead(protectCountRead, { enabled });
  // Another tab has just turned the module on or off: no count yet, and no failure to report.
  const hasNone = read.data === undefined && read.failure?.serverCode === 'not_active';
  const reading = hasNone ? loaded(protectCount()) : mapReading(readingOf(read), protectCount);
  return { reading, retry: read.retry };
}

/**
 * Returns whether this version of Jetpack blocks attacks on a connected site that has no connected owner.
 * @param option whether the module is on
 */
export const isRunningWithoutOwner = (option: Reading<boolean>): boolean =>
  option.step === 'loaded' && option.value && initialState().getModules.protect?.requires_user_connection === false;
