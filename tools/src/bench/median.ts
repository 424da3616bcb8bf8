/** Returns the middle value, or the mean of the two middle values, ignoring null; NaN without values. */
export function median(values: readonly (number | null)[]): number {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
