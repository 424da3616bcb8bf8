import { useRead } from '@flightdeck/shared/api';
import { protectCountRead } from '@flightdeck/shared/calls/protection';
import type { Reading } from '@flightdeck/shared/contracts/reading';
import { loaded, mapReading, readingOf } from '../cards/reading';
import { protectCount } from './protect-card-state';

/**
 * Number of blocked attacks; null where there is none.
 * @param enabled asks only then; see `wantsCount`
 */
export function useProtectCount(enabled: boolean): { readonly reading: Reading<number | null>; retry(): void } {
  const read = useRead(protectCountRead, { enabled });
  // The module was turned on elsewhere a moment ago, or off: there is nothing to count, and nothing is broken.
  const hasNone = read.data === undefined && read.failure?.serverCode === 'not_active';
  const reading = hasNone ? loaded(protectCount()) : mapReading(readingOf(read), protectCount);
  return { reading, retry: read.retry };
}
