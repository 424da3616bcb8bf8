import getReleasePlan from '@changesets/get-release-plan';
import { releaseName, scoped } from './packages';
import type { ReleaseState } from './state';

/** A package of the next release. */
export interface PlannedRelease {
  readonly name: string;
  /** Current version. */
  readonly from: string;
  /** Version to release; the current version for a first release. */
  readonly to: string;
}

/**
 * Returns the packages whose next version has no tag. The changesets determine the next version; it is the current version of a
 * package that they do not raise.
 */
export async function plannedReleases(repo: string, state: ReleaseState): Promise<PlannedRelease[]> {
  const changesetReleases = state.changesets.length === 0 ? [] : (await getReleasePlan(repo)).releases;
  return state.packages
    .map(({ name, version }) => ({
      name,
      from: version,
      to: changesetReleases.find((each) => each.name === scoped(name))?.newVersion ?? version,
    }))
    .filter(({ name, to }) => !state.tags.includes(releaseName(name, to)));
}
