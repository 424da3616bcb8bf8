import { archivePath } from './archive';
import { releaseName, scoped } from './packages';
import { newest, type PackageState, type ReleaseState } from './state';
import { compareVersions, splitReleaseName } from './versions';

/** A problem that prevents a release, with advice. */
export interface Problem {
  /** File with the problem. */
  readonly path: string;
  readonly what: string;
}

/** Returns every mismatch between versions, archives, tags and sources. */
export function problems(state: ReleaseState): Problem[] {
  return [
    ...state.packages.flatMap((each) => ofPackage(each, state)),
    ...ofArchives(state),
    ...ofTags(state),
    ...ofChangesets(state),
  ];
}

function ofPackage({ name, folder, version, stamp }: PackageState, { archives, changesets }: ReleaseState): Problem[] {
  const last = newest(archives, name);
  if (!last) return [];
  const path = `${folder}/package.json`;
  const order = compareVersions(version, last.version);
  if (order < 0) {
    const what = `${name} is ${version}, but ${last.version} was released already. Set the version to ${last.version}, and describe the change with "npx changeset".`;
    return [{ path, what }];
  }
  const isChanged = order === 0 && typeof last.info !== 'string' && last.info.stamp !== stamp;
  if (!isChanged || changesets.some(({ names }) => names.includes(scoped(name)))) return [];
  const what = `${name} has changed since ${version}, and no changeset names it. Describe the change for its users with "npx changeset".`;
  return [{ path, what }];
}

function ofArchives({ archives, tags, hasAllTags }: ReleaseState): Problem[] {
  return archives.flatMap(({ name, version, info, isAsTagged }) => {
    const path = archivePath(name, version);
    const tag = releaseName(name, version);
    const again = `Put the released archive back: git restore --source=${tag} -- ${path}. A change is released under a new version.`;
    if (isAsTagged === false) return [{ path, what: `The archive is not the one that was tagged ${tag}. ${again}` }];
    if (typeof info === 'string') return [{ path, what: `The archive is damaged: ${info}. ${again}` }];
    if (info.name !== name || info.version !== version)
      return [{ path, what: `The archive holds ${releaseName(info.name, info.version)}. ${again}` }];
    if (hasAllTags && isAsTagged === undefined && !tags.includes(tag)) {
      const what = `The archive has no tag. Fetch the tags: git fetch --tags. If there is none, tag the commit that added the archive: git tag ${tag} <commit>.`;
      return [{ path, what }];
    }
    return [];
  });
}

function ofTags({ tags, archives }: ReleaseState): Problem[] {
  return tags.flatMap((tag) => {
    const { name = '', version = '' } = splitReleaseName(tag) ?? {};
    if (archives.some((each) => each.name === name && each.version === version)) return [];
    const path = archivePath(name, version);
    const what = `${tag} is tagged, but its archive is missing. Put it back: git restore --source=${tag} -- ${path}. If the release was a mistake, remove the tag: git tag -d ${tag}.`;
    return [{ path, what }];
  });
}

function ofChangesets({ changesets, packages }: ReleaseState): Problem[] {
  const known = packages.map(({ name }) => scoped(name));
  return changesets.flatMap(({ path, names, summary }) => {
    if (names.length === 0)
      return [{ path, what: 'The changeset names no package. Name those that change, or remove the file.' }];
    if (summary === '')
      return [{ path, what: 'The changeset has no text. Describe the change for the users of the package.' }];
    return names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        path,
        what: `The changeset names "${name}", which is not released. Released packages: ${known.join(', ')}.`,
      }));
  });
}
