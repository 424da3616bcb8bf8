import type { Reading } from '@flightdeck/shared/contracts/wire';

export const loading: Reading<never> = { step: 'loading' };
export const loaded = <T>(value: T): Reading<T> => ({ step: 'loaded', value });
export const failed = (message: string): Reading<never> => ({ step: 'failed', message });

/** Returns the reading for the state of a read. A loaded value stays loaded when a later request fails. */
export function readingOf<T>(read: {
  readonly data: T | undefined;
  readonly failure: { readonly message: string } | null;
}): Reading<T> {
  if (read.data !== undefined) return loaded(read.data);
  return read.failure ? failed(read.failure.message) : loading;
}

/** Returns the reading with its value mapped by `map`. */
export const mapReading = <T, U>(reading: Reading<T>, map: (value: T) => U): Reading<U> =>
  reading.step === 'loaded' ? loaded(map(reading.value)) : reading;
