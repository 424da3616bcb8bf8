import { type Changeset, readChangesets } from './changesets';
import { hasChangedSince, tags } from './git';
import { releasedPackages, releaseName } from './packages';
import { compareVersions, splitReleaseName, versionIn } from './versions';

/** A released package, as it is in the checkout. */
export interface PackageState {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  /** Whether the package has changed since the tag of its version. Without that tag, it counts as unchanged. */
  readonly isChanged: boolean;
}

/** Everything that decides whether a release is possible. */
export interface ReleaseState {
  readonly packages: readonly PackageState[];
  readonly changesets: readonly Changeset[];
  /** Tags of releases whose commits are part of the checkout. */
  readonly tags: readonly string[];
}

/** Reads the state from a checkout. */
export function readState(repo: string): ReleaseState {
  const reachableTags = tags(repo, '--merged=HEAD').filter((tag) => splitReleaseName(tag));
  return {
    packages: releasedPackages.map((each) => {
      const version = versionIn(repo, each.folder);
      const tag = releaseName(each.name, version);
      const isChanged = reachableTags.includes(tag) && hasChangedSince(repo, tag, each);
      return { name: each.name, folder: each.folder, version, isChanged };
    }),
    changesets: readChangesets(repo),
    tags: reachableTags,
  };
}

/** Returns the newest tagged version of a package, or undefined if there is none. */
export const newestVersion = (allTags: readonly string[], name: string): string | undefined =>
  allTags
    .flatMap((tag) => splitReleaseName(tag) ?? [])
    .flatMap((each) => (each.name === name ? [each.version] : []))
    .sort(compareVersions)
    .at(-1);
