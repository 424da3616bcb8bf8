import { singletonEntries } from '@flightdeck/shared/contracts/singleton-entries';
import type { ShareScope } from './container';
import { fits } from './range';

export interface Missing {
  /** Name and range, such as `react ^19.0.0`. */
  readonly wanted: string;
  /** Name and versions, or `no react`. */
  readonly present: string;
}

/** Libraries for an area, or the first one that the page lacks. */
export type Match = { readonly scope: ShareScope } | { readonly missing: Missing };

/** Returns whether areas bring their own copy of a library, for pages that lack it or have an older one. */
const hasOwnCopy = (library: string): boolean =>
  library.startsWith('@flightdeck/shared/') && !singletonEntries.includes(library);

/**
 * Returns the first need of an area that the page cannot meet, with the wanted and the present versions; null if the area
 * fits.
 * @param needs library, shared entry or agreement → range, from the area's manifest
 * @param agreed agreement, such as a topic of the bus → its version on this page
 */
export function missingNeed(
  needs: Readonly<Record<string, string>>,
  scope: ShareScope,
  agreed: Readonly<Record<string, string>> = {},
): Missing | null {
  for (const [library, range] of Object.entries(needs)) {
    if (hasOwnCopy(library)) continue;
    const versions = [...Object.keys(scope[library] ?? {}), ...(agreed[library] ? [agreed[library]] : [])];
    if (versions.some((version) => fits(version, range))) continue;
    return {
      wanted: `${library} ${range}`,
      present: versions.length > 0 ? `${library} ${versions.join(', ')}` : `no ${library}`,
    };
  }
  return null;
}

/**
 * Returns a function that compares needs and scope before the page requests the files of an area.
 * @param agreed agreement, such as a topic of the bus → its version on this page
 */
export const matchFor =
  (agreed: Readonly<Record<string, string>>) =>
  (needs: Readonly<Record<string, string>>, scope: ShareScope): Match => {
    const missing = missingNeed(needs, scope, agreed);
    return missing ? { missing } : { scope: fittingScope(scope, needs) };
  };

/**
 * Returns the scope for an area, with fitting versions only, so that the area need not compare versions. An area uses its own
 * copy of a shared entry when the page's one is older, or when its needs do not name that entry.
 */
function fittingScope(scope: ShareScope, needs: Readonly<Record<string, string>>): ShareScope {
  return Object.fromEntries(
    Object.entries(scope).flatMap(([library, versions]) => {
      const range = needs[library] ?? (hasOwnCopy(library) ? null : '*');
      const fitting = Object.entries(versions).filter(([version]) => range !== null && fits(version, range));
      // webpack looks for the name only, so a library without a version would count as present.
      return fitting.length > 0 ? [[library, Object.fromEntries(fitting)] as const] : [];
    }),
  );
}
