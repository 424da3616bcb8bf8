import { useRead } from '@flightdeck/shared/api';
import { protectCountRead } from '@flightdeck/shared/calls';
import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { loaded, mapResult, resultOf } from '../../cards/read-result';
import { protectCount } from './protect-card-state';

/**
 * Reads the number of blocked attacks; null without data.
 * @param enabled whether to read; see `shouldReadCount`
 */
export function useProtectCount(enabled: boolean): { readonly result: ReadResult<number | null>; retry(): void } {
  const read = useRead(protectCountRead, { enabled });
  // The module is off on the server, for example after a change in another tab: show no data instead of a failure.
  const isModuleOff = read.data === undefined && read.failure?.serverCode === 'not_active';
  const result = isModuleOff ? loaded(protectCount()) : mapResult(resultOf(read), protectCount);
  return { result, retry: read.retry };
}
