import type { ReadState } from '@flightdeck/shared/api';

/**
 * Returns whether a read has data or has failed; false while a failed read is being retried. Before the first request, a read has
 * neither data nor failure.
 */
export const isSettled = ({ data, failure, isFetching }: ReadState<unknown>): boolean =>
  data !== undefined || (failure !== null && !isFetching);
