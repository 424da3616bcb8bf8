import { useRead } from '@flightdeck/shared/api';
import { protectCountRead } from '@flightdeck/shared/calls';
import type { Reading } from '@flightdeck/shared/contracts/wire';
import { loaded, mapReading, readingOf } from '../../cards/reading';
import { protectCount } from './protect-card-state';

/**
 * Reads the number of blocked attacks; null without data.
 * @param enabled whether to read; see `shouldReadCount`
 */
export function useProtectCount(enabled: boolean): { readonly reading: Reading<number | null>; retry(): void } {
  const read = useRead(protectCountRead, { enabled });
  // The module is off on the server, for example after a change in another tab: show no data instead of a failure.
  const isModuleOff = read.data === undefined && read.failure?.serverCode === 'not_active';
  const reading = isModuleOff ? loaded(protectCount()) : mapReading(readingOf(read), protectCount);
  return { reading, retry: read.retry };
}
