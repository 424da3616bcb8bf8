/** Returns the middle value, or the mean of the two middle values; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the median of each field over several measurements. Ignores null; NaN for a field with no other values. */
export function medians<Key extends string>(
  measurements: readonly Readonly<Record<Key, number | null>>[],
  keys: readonly Key[],
): Record<Key, number> {
  const medianOf = (key: Key) => median(measurements.map((each) => each[key]).filter((value) => value !== null));
  const result: Partial<Record<Key, number>> = {};
  for (const key of keys) result[key] = medianOf(key);
  return complete(result, keys);
}

/** Returns a record after checking that it has every key. @throws Error when one is missing */
function complete<Key extends string>(record: Partial<Record<Key, number>>, keys: readonly Key[]): Record<Key, number> {
  const isComplete = (partial: Partial<Record<Key, number>>): partial is Record<Key, number> =>
    keys.every((key) => key in partial);
  if (isComplete(record)) return record;
  throw new Error('A figure is missing.');
}
