import type { Failure } from '@flightdeck/shared/contracts/page';
import type { ShareScope } from './container';
import { fits, isRange } from './range';

/** Library → its version on a page, or the range that an area needs. */
export type Versions = Readonly<Record<string, string>>;

/** Libraries of which a page has one copy. Each area states a range for each of them. */
const requiredLibraries = ['shared', 'react', 'react-dom', 'single-spa'];

/** Why a page refuses an area. `needed` and `present` list the libraries that cause the refusal. */
export interface Refusal extends Required<Pick<Failure, 'needed' | 'present'>> {
  /** `area-ranges`: the area states no valid range for these libraries. */
  readonly code: 'area-incompatible' | 'area-ranges';
}

/**
 * Returns why a page refuses an area; null if the area fits.
 * @param needs ranges from the area's manifest
 * @param provided versions of the page
 */
export function refusal(needs: Versions, provided: Versions): Refusal | null {
  const names = [...new Set([...requiredLibraries, ...Object.keys(needs)])];
  // `provided` inherits properties such as `constructor`, which are not libraries.
  const version = (name: string) => (Object.hasOwn(provided, name) ? provided[name] : undefined);
  const withoutRange = names.filter((name) => !isRange(needs[name]));
  const refused = withoutRange.length > 0 ? withoutRange : names.filter((name) => !fits(version(name), needs[name]));
  if (refused.length === 0) return null;
  return {
    code: withoutRange.length > 0 ? 'area-ranges' : 'area-incompatible',
    needed: refused.map((name) => (withoutRange.length > 0 ? name : `${name} ${needs[name]}`)).join(', '),
    present: refused.map((name) => (version(name) ? `${name} ${version(name)}` : `no ${name}`)).join(', '),
  };
}

/** Returns why a page with the libraries of this scope refuses an area; null if the area fits. */
export const refusalIn = (needs: Versions, scope: ShareScope): Refusal | null => refusal(needs, versionsIn(scope));

/** Returns the versions of the libraries in a share scope. All entries of `shared` have its version. */
export const versionsIn = (scope: ShareScope): Versions =>
  Object.fromEntries(
    Object.entries(scope).map(([request, versions]) => [
      request.replace('@flightdeck/', '').replace(/\/.*/, ''),
      Object.keys(versions).join(),
    ]),
  );
