/**
 * Returns whether a version is the minimum or newer. Suffixes such as `-beta` don't count; an unreadable version
 * counts as the oldest.
 * @param version such as `16.1.2` or `15.0-a.7`
 */
export function isSince(version: string, minimum: string): boolean {
  const numbers = numbersOf(version);
  for (const [index, required] of numbersOf(minimum).entries()) {
    const number = numbers[index] ?? 0;
    if (number !== required) return number > required;
  }
  return true;
}

const numbersOf = (version: string) => (/^[\d.]+/.exec(version)?.[0] ?? '0').split('.').map(Number);
