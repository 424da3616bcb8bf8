import type { ReadResult } from '@flightdeck/shared/contracts/wire';

export const loading: ReadResult<never> = { step: 'loading' };
export const loaded = <T>(value: T): ReadResult<T> => ({ step: 'loaded', value });
export const failed = (message: string): ReadResult<never> => ({ step: 'failed', message });

/** Returns the result for the state of a read. A loaded value stays loaded when a later request fails. */
export function resultOf<T>(read: {
  readonly data: T | undefined;
  readonly failure: { readonly message: string } | null;
}): ReadResult<T> {
  if (read.data !== undefined) return loaded(read.data);
  return read.failure ? failed(read.failure.message) : loading;
}

/** Returns the result with its value mapped by `map`. */
export const mapResult = <T, U>(result: ReadResult<T>, map: (value: T) => U): ReadResult<U> =>
  result.step === 'loaded' ? loaded(map(result.value)) : result;
