const versionPattern = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/;

function numbersOf(version = ''): number[] | null {
  const match = versionPattern.exec(version);
  return match ? match.slice(1, 4).map(Number) : null;
}

/** Returns whether a value is a range of the form `^1.2.3`, the only form that builds write. */
export const isRange = (value: string | undefined): value is string =>
  value?.[0] === '^' && numbersOf(value.slice(1)) !== null;

/**
 * Returns whether a version is in a range of the form `^1.2.3`. No version is in a range of another form, so that a mistake
 * in a manifest is noticed.
 */
export function fits(version: string | undefined, range: string | undefined): boolean {
  const actual = numbersOf(version);
  const lowest = isRange(range) ? numbersOf(range.slice(1)) : null;
  if (!actual || !lowest) return false;
  // The numbers up to the first one other than zero must be equal (semver: ^0.2.3 allows only 0.2.x).
  const firstNonZero = lowest.findIndex((number) => number > 0);
  const lastFixed = firstNonZero < 0 ? lowest.length - 1 : firstNonZero;
  for (let index = 0; index < lowest.length; index += 1) {
    const difference = (actual[index] ?? 0) - (lowest[index] ?? 0);
    if (difference !== 0) return index > lastFixed && difference > 0;
  }
  return true;
}
