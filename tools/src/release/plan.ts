import getReleasePlan from '@changesets/get-release-plan';
import { releaseName, scoped } from './packages';
import type { ReleaseState } from './state';

/** A package of the next release. */
export interface PlannedRelease {
  readonly name: string;
  /** Present version. */
  readonly from: string;
  readonly to: string;
}

/** Returns the packages that have no tag for their version, or for the version that the changesets give them. */
export async function plannedReleases(repo: string, state: ReleaseState): Promise<PlannedRelease[]> {
  const raised = state.changesets.length === 0 ? [] : (await getReleasePlan(repo)).releases;
  return state.packages
    .map(({ name, version }) => ({
      name,
      from: version,
      to: raised.find((each) => each.name === scoped(name))?.newVersion ?? version,
    }))
    .filter(({ name, to }) => !state.tags.includes(releaseName(name, to)));
}
