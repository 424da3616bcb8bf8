import type { ShareScope } from './container';
import { fits } from './range';

/**
 * The first need of an area that the page cannot meet, named with what is wanted and what is there; null when it fits.
 * @param needs library → range, from the area's manifest
 */
export function missingNeed(
  needs: Readonly<Record<string, string>>,
  scope: ShareScope,
): { wanted: string; present: string } | null {
  for (const [library, range] of Object.entries(needs)) {
    const versions = Object.keys(scope[library] ?? {});
    if (versions.some((version) => fits(version, range))) continue;
    return {
      wanted: `${library} ${range}`,
      present: versions.length > 0 ? `${library} ${versions.join(', ')}` : `no ${library}`,
    };
  }
  return null;
}
