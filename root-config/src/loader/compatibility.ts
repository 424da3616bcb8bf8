import type { ShareScope } from './container';
import { fits } from './range';

/**
 * The first need of an area that the page cannot meet, named with what is wanted and what is there; null when it fits.
 * @param needs library or agreement → range, from the area's manifest
 * @param agreed agreement, such as a topic of the bus → its version on this page
 */
export function missingNeed(
  needs: Readonly<Record<string, string>>,
  scope: ShareScope,
  agreed: Readonly<Record<string, string>> = {},
): { wanted: string; present: string } | null {
  for (const [library, range] of Object.entries(needs)) {
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
 * The scope an area gets: what fits and nothing else, so that the area need not compare versions itself. Stateless entries
 * older than those it was built with are left out, and it uses its own copies.
 * @param sharedVersion version of `@flightdeck/shared` that the area was built with
 */
export function fittingScope(
  scope: ShareScope,
  needs: Readonly<Record<string, string>>,
  sharedVersion: string,
): ShareScope {
  return Object.fromEntries(
    Object.entries(scope).flatMap(([library, versions]) => {
      const ours = library.startsWith('@flightdeck/shared/');
      const range = needs[library] ?? (ours ? `^${sharedVersion}` : '*');
      const fitting = Object.entries(versions).filter(([version]) => fits(version, range));
      // A library without a version would count as one that is there: webpack asks for its name alone.
      return fitting.length > 0 ? [[library, Object.fromEntries(fitting)] as const] : [];
    }),
  );
}
