import { areaNames } from '../repo';
import { folderOf, type LockFile, packageName } from './lock-file';

/** A third-party package whose code can be part of a delivered file. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** License in the lock file; empty if it states none. */
  readonly license: string;
  /** Its folder, relative to the repository. */
  readonly folder: string;
}

/** Workspaces that are built and delivered for browsers. They contain the code of `shared`. */
export const shippedWorkspaces: readonly string[] = ['root-config', ...areaNames];

/** Packages whose own code a build adds to the files, although no workspace depends on them at run time. */
const runtimes = ['node_modules/webpack'];

/**
 * Returns the packages that workspaces need at run time, directly or indirectly, and `runtimes`, sorted by name.
 * `npm sbom --omit dev` is no substitute: it omits packages that a development tool also needs, such as React.
 * @throws Error when the lock file lacks one of them
 */
export function shippedPackages(lock: LockFile, workspaces: readonly string[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const visited = new Set<string>();
  const add = (folder: string) => {
    const { version, license = '' } = lock[folder] ?? { version: '' };
    const name = packageName(folder);
    // Several folders may have the same version.
    if (!found.has(`${name}@${version}`)) found.set(`${name}@${version}`, { name, version, license, folder });
  };
  const visit = (folder: string) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    if (!lock[folder]) throw new Error(`package-lock.json has no entry "${folder}".`);
    if (folder.includes('node_modules/')) add(folder);
    for (const name of Object.keys(lock[folder].dependencies)) visit(dependencyFolder(lock, folder, name));
  };
  for (const workspace of workspaces) visit(workspace);
  for (const folder of runtimes) add(folder);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** Returns the folder of a dependency. @throws Error when the lock file lacks the package */
function dependencyFolder(lock: LockFile, from: string, name: string): string {
  const folder = folderOf(lock, from, name);
  if (folder === undefined) throw new Error(`package-lock.json does not name ${name}, which ${from} needs.`);
  return folder;
}
