import { isSince } from '@flightdeck/shared/versions';

const versionPattern = /^\d+\.\d+\.\d+(?:[-+].*)?$/;

/** Returns whether a value is a range of the form `^1.2.3`, the only form that builds write. */
export const isRange = (value: string | undefined): value is string =>
  value?.[0] === '^' && versionPattern.test(value.slice(1));

/**
 * Returns whether a version is in a range of the form `^1.2.3`. No version is in a range of another form, so that a mistake
 * in a manifest is noticed.
 */
export function fits(version: string | undefined, range: string | undefined): boolean {
  if (version === undefined || !versionPattern.test(version) || !isRange(range)) return false;
  return fixedPart(version) === fixedPart(range.slice(1)) && isSince(version, range.slice(1));
}

/** Returns the numbers up to the first one other than zero, which must be equal (semver: ^0.2.3 allows only 0.2.x). */
const fixedPart = (version: string) => /^(?:0\.){0,2}\d+/.exec(version)?.[0];
