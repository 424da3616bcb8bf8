import { areaNames } from '../common/repo';

/** A package with its own version and changelog. */
export interface ReleasedPackage {
  /** Name without its scope, for the tag and messages. */
  readonly name: string;
  /** Folder with `package.json` and `CHANGELOG.md`. */
  readonly folder: string;
  /** Subfolders whose changes need a release; default: the whole folder. */
  readonly sources?: readonly string[];
  /** Subfolder that is a separate package. */
  readonly excludedFolder?: string;
}

/** All released packages, in the order in which messages list them. The other workspaces are internal tools. */
export const releasedPackages: readonly ReleasedPackage[] = [
  { name: 'shared', folder: 'shared' },
  { name: 'root-config', folder: 'root-config', excludedFolder: 'src/embed' },
  { name: 'embed', folder: 'root-config/src/embed' },
  ...areaNames.map((name) => ({ name, folder: name })),
  { name: 'wordpress', folder: 'wordpress', sources: ['plugin'] },
];

/** Returns the name of a package in `package.json` and in changesets. */
export const scoped = (name: string): string => `@flightdeck/${name}`;

/** Returns the tag of a release: `mf-settings@1.0.0`. */
export const releaseName = (name: string, version: string): string => `${name}@${version}`;
