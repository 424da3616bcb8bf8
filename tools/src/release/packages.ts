import { areaNames } from '@flightdeck/shared/contracts/area-manifest';

/** A package with its own version and changelog. */
export interface ReleasedPackage {
  /** Name without its scope: of the archive, of the tag and in all messages. */
  readonly name: string;
  /** Folder with `package.json` and `CHANGELOG.md`. */
  readonly folder: string;
  /** Folders below it whose change asks for a release; default: all of it. */
  readonly sources?: readonly string[];
  /** Folder below it that is a separate package. */
  readonly without?: string;
}

/** Everything that is released, in the order in which it is named. Other workspaces are tools of ours. */
export const releasedPackages: readonly ReleasedPackage[] = [
  { name: 'shared', folder: 'shared' },
  { name: 'root-config', folder: 'root-config', without: 'src/embed' },
  { name: 'embed', folder: 'root-config/src/embed' },
  ...areaNames.map((name) => ({ name, folder: name })),
  { name: 'wordpress', folder: 'wordpress', sources: ['plugin'] },
];

/** Name of a package in `package.json` and in changesets. */
export const scoped = (name: string): string => `@flightdeck/${name}`;

/** Name of the archive without its ending, and of the tag. */
export const releaseName = (name: string, version: string): string => `${name}@${version}`;
