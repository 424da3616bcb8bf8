import type { ReadState } from '@flightdeck/shared/api';

/** There is an answer, whatever it is; nobody waits for one that failed. Before the first look there is neither. */
export const isSettled = ({ data, failure, isFetching }: ReadState<unknown>): boolean =>
  data !== undefined || (failure !== null && !isFetching);
