/** Returns the middle value, or the mean of the middle two; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the median of each field over several measurements, ignoring missing values. */
export function medians<Key extends string>(
  rows: readonly Readonly<Record<Key, number | null>>[],
  keys: readonly Key[],
): Record<Key, number> {
  const column = (key: Key) => median(rows.map((row) => row[key]).filter((value) => value !== null));
  const result: Partial<Record<Key, number>> = {};
  for (const key of keys) result[key] = column(key);
  return complete(result, keys);
}

/** Returns a record after checking that it has every key. @throws Error when one is missing */
function complete<Key extends string>(found: Partial<Record<Key, number>>, keys: readonly Key[]): Record<Key, number> {
  const has = (all: Partial<Record<Key, number>>): all is Record<Key, number> => keys.every((key) => key in all);
  if (has(found)) return found;
  throw new Error('A figure is missing.');
}
