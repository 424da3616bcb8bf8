import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArchiveInfo, archiveFolder, openArchive } from './archive';
import { type Changeset, readChangesets } from './changesets';
import { blobAt, blobOf, hasAllTags, tags } from './git';
import { releasedPackages } from './packages';
import { packageStamp } from './stamp';
import { compareVersions, splitReleaseName, versionIn } from './versions';

export interface PackageState {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly stamp: string;
}

export interface ArchiveState {
  readonly name: string;
  readonly version: string;
  /** Description of the archive, or the reason why it is unusable. */
  readonly info: ArchiveInfo | string;
  /** Whether the archive is the file of its tag; undefined without a tag. */
  readonly isAsTagged: boolean | undefined;
}

/** Everything that decides whether a release is possible. */
export interface ReleaseState {
  readonly packages: readonly PackageState[];
  readonly archives: readonly ArchiveState[];
  readonly changesets: readonly Changeset[];
  /** Tags of releases whose commits are part of the checkout. */
  readonly tags: readonly string[];
  /** Whether a missing tag proves anything: see `hasAllTags`. */
  readonly hasAllTags: boolean;
}

/** Reads the state from a checkout. */
export function readState(repo: string): ReleaseState {
  const known = new Set(releasedPackages.map(({ name }) => name));
  const all = tags(repo).filter((tag) => known.has(splitReleaseName(tag)?.name ?? ''));
  const merged = tags(repo, '--merged=HEAD').filter((tag) => all.includes(tag));
  return {
    packages: releasedPackages.map((each) => ({
      name: each.name,
      folder: each.folder,
      version: versionIn(repo, each.folder),
      stamp: packageStamp(repo, each),
    })),
    archives: readArchives(repo, new Set(all)),
    changesets: readChangesets(repo),
    tags: merged,
    hasAllTags: hasAllTags(repo, all),
  };
}

function readArchives(repo: string, all: ReadonlySet<string>): ArchiveState[] {
  const folder = join(repo, archiveFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file): ArchiveState[] => {
    const tag = file.replace(/\.zip$/, '');
    const parts = splitReleaseName(tag);
    if (!parts) return [];
    const path = `${archiveFolder}/${file}`;
    const isAsTagged = all.has(tag) ? blobAt(repo, tag, path) === blobOf(repo, path) : undefined;
    return [{ ...parts, info: infoOf(readFileSync(join(repo, path))), isAsTagged }];
  });
}

function infoOf(data: Buffer): ArchiveInfo | string {
  try {
    return openArchive(data).info;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the newest archive of a package. */
export const newest = (archives: readonly ArchiveState[], name: string): ArchiveState | undefined =>
  archives
    .filter((each) => each.name === name)
    .sort((a, b) => compareVersions(a.version, b.version))
    .at(-1);
