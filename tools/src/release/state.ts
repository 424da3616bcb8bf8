import { type Changeset, readChangesets } from './changesets';
import { changedSince, tags } from './git';
import { releasedPackages, releaseName } from './packages';
import { compareVersions, splitReleaseName, versionIn } from './versions';

export interface PackageState {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  /** Whether it has changed since the tag of its version. Without the tag, as in a shallow clone, it counts as unchanged. */
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
  const merged = tags(repo, '--merged=HEAD').filter((tag) => splitReleaseName(tag));
  return {
    packages: releasedPackages.map((each) => {
      const version = versionIn(repo, each.folder);
      const tag = releaseName(each.name, version);
      const isChanged = merged.includes(tag) && changedSince(repo, tag, each);
      return { name: each.name, folder: each.folder, version, isChanged };
    }),
    changesets: readChangesets(repo),
    tags: merged,
  };
}

/** Returns the newest tagged version of a package. */
export const newestVersion = (tagged: readonly string[], name: string): string | undefined =>
  tagged
    .flatMap((tag) => splitReleaseName(tag) ?? [])
    .flatMap((each) => (each.name === name ? [each.version] : []))
    .sort(compareVersions)
    .at(-1);
