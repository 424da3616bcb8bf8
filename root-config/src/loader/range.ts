const pattern = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/;

function parts(version = ''): number[] | null {
  const match = pattern.exec(version);
  return match ? match.slice(1, 4).map(Number) : null;
}

/** Returns whether a value is a range of the form `^1.2.3`, the only one that builds write. */
export const isRange = (value: string | undefined): value is string =>
  value?.[0] === '^' && parts(value.slice(1)) !== null;

/** Returns whether a version is in a range of the form `^1.2.3`. Other forms never fit, so that a mistake shows. */
export function fits(version: string | undefined, range: string | undefined): boolean {
  const have = parts(version);
  const want = isRange(range) ? parts(range.slice(1)) : null;
  if (!have || !want) return false;
  // The parts up to the first one other than zero must be equal (semver: ^0.2.3 allows only 0.2.x).
  const fixed = want.findIndex((part) => part > 0);
  const upTo = fixed < 0 ? want.length - 1 : fixed;
  for (let index = 0; index < want.length; index += 1) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return index > upTo && difference > 0;
  }
  return true;
}
