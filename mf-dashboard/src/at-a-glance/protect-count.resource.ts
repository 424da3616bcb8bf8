import { type ReadState, useRead } from '@flightdeck/shared/api';
import { type ProtectCount, protectCountRead } from '@flightdeck/shared/calls/protection';
import { type CountReading, protectCount } from './protect-card-state';

/**
 * Number of blocked attacks.
 * @param enabled asks only then; see `wantsCount`
 */
export function useProtectCount(enabled: boolean): { readonly reading: CountReading; retry(): void } {
  const { data, failure, retry } = useRead(protectCountRead, { enabled });
  return { reading: reading(data, failure), retry };
}

function reading(data: ProtectCount | undefined, failure: ReadState<ProtectCount>['failure']): CountReading {
  if (data !== undefined) return { step: 'loaded', count: protectCount(data) };
  if (!failure) return { step: 'loading' };
  // The module was turned on elsewhere a moment ago, or off: there is nothing to count, and nothing is broken.
  if (failure.serverCode === 'not_active') return { step: 'loaded', count: protectCount() };
  return { step: 'failed', message: failure.message };
}
