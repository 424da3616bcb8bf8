import type { Reading } from '@flightdeck/shared/contracts/reading';

export const loading: Reading<never> = { step: 'loading' };
export const loaded = <T>(value: T): Reading<T> => ({ step: 'loaded', value });
export const failed = (message: string): Reading<never> => ({ step: 'failed', message });

/** What a read of the client knows, as a reading. A value that arrived before stays, whatever became of its successor. */
export function readingOf<T>(read: {
  readonly data: T | undefined;
  readonly failure: { readonly message: string } | null;
}): Reading<T> {
  if (read.data !== undefined) return loaded(read.data);
  return read.failure ? failed(read.failure.message) : loading;
}

/** The same reading of a part of the value. */
export const mapReading = <T, U>(reading: Reading<T>, part: (value: T) => U): Reading<U> =>
  reading.step === 'loaded' ? loaded(part(reading.value)) : reading;
