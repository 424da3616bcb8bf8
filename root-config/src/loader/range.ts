/**
 * Returns whether a version is in a range of the form `^1.2.3`, `1.2.3` or `*`. An unknown form never fits, so that a mistake
 * shows.
 */
export function fits(version: string, range: string): boolean {
  if (range === '*') return true;
  const have = parts(version);
  const want = parts(range.replace(/^\^/, ''));
  if (!have || !want) return false;
  if (!range.startsWith('^')) return have.every((part, index) => part === want[index]);
  // The parts up to the first one other than zero must be equal (semver: ^0.2.3 allows only 0.2.x).
  const fixed = want.findIndex((part) => part > 0);
  const upTo = fixed < 0 ? want.length - 1 : fixed;
  for (let index = 0; index < want.length; index += 1) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return index > upTo && difference > 0;
  }
  return true;
}

function parts(version: string): number[] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  return match ? match.slice(1, 4).map(Number) : null;
}
