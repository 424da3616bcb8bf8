import { scoped } from './packages';
import { newestVersion, type PackageState, type ReleaseState } from './state';
import { compareVersions } from './versions';

/** A problem that prevents a release. */
export interface Problem {
  /** File with the problem. */
  readonly path: string;
  /** Description of the problem, and how to solve it. */
  readonly message: string;
}

/** Returns every mismatch between versions, tags, sources and changesets. */
export const problems = (state: ReleaseState): Problem[] => [
  ...state.packages.flatMap((each) => packageProblems(each, state)),
  ...changesetProblems(state),
];

/** Returns why a package cannot be released: its version is too low, or a change has no changeset. */
function packageProblems(
  { name, folder, version, isChanged }: PackageState,
  { tags, changesets }: ReleaseState,
): Problem[] {
  const newest = newestVersion(tags, name);
  const path = `${folder}/package.json`;
  if (newest !== undefined && compareVersions(version, newest) < 0) {
    const message = `${name} is ${version}, but ${newest} was released already. Set the version to ${newest}, and describe the change with "npx changeset".`;
    return [{ path, message }];
  }
  if (!isChanged || changesets.some(({ names }) => names.includes(scoped(name)))) return [];
  const message = `${name} has changed since ${version}, and no changeset names it. Describe the change for users of the package with "npx changeset".`;
  return [{ path, message }];
}

/** Returns the problems of changesets: no package, no text, or a package that is not released. */
function changesetProblems({ changesets, packages }: ReleaseState): Problem[] {
  const released = packages.map(({ name }) => scoped(name));
  return changesets.flatMap(({ path, names, summary }) => {
    if (names.length === 0)
      return [{ path, message: 'The changeset names no package. Name the packages that change, or remove the file.' }];
    if (summary === '')
      return [{ path, message: 'The changeset has no text. Describe the change for the users of the package.' }];
    return names
      .filter((name) => !released.includes(name))
      .map((name) => ({
        path,
        message: `The changeset names "${name}", which is not released. Released packages: ${released.join(', ')}.`,
      }));
  });
}
