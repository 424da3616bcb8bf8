import type { ReadState } from '@flightdeck/shared/api';

/**
 * Returns whether a read has finished, successfully or not. Before the first request, a read has neither data nor failure.
 */
export const isSettled = ({ data, failure, isFetching }: ReadState<unknown>): boolean =>
  data !== undefined || (failure !== null && !isFetching);
