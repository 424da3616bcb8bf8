import { areaNames } from '../repo';
import { folderOf, type LockFile, packageName } from './lock-file';

/** A third-party package whose code can be part of a delivered file. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** License as the package names it; empty when it names none. */
  readonly license: string;
  /** Its folder, relative to the repository. */
  readonly folder: string;
  readonly integrity: string | undefined;
}

/** Workspaces with code for browsers. */
export const shippedWorkspaces: readonly string[] = ['root-config', ...areaNames];

/** Tools that write their own code into the files they build. */
const runtimes = ['node_modules/webpack'];

/**
 * Returns the packages that workspaces need at run time, directly or indirectly, sorted by name. `npm sbom --omit dev` is no
 * substitute: it omits packages that a development tool also needs, such as React.
 * @throws Error when the lock file lacks one of them
 */
export function shippedPackages(lock: LockFile, workspaces: readonly string[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const visited = new Set<string>();
  const add = (folder: string) => {
    const { version, license = '', integrity } = lock[folder] ?? { version: '' };
    const name = packageName(folder);
    // Several folders may have the same version.
    if (!found.has(`${name}@${version}`))
      found.set(`${name}@${version}`, { name, version, license, folder, integrity });
  };
  const visit = (folder: string) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    if (!lock[folder]) throw new Error(`package-lock.json has no entry "${folder}".`);
    if (folder.includes('node_modules/')) add(folder);
    for (const name of Object.keys(lock[folder].dependencies)) visit(resolve(lock, folder, name));
  };
  for (const workspace of workspaces) visit(workspace);
  for (const folder of runtimes) add(folder);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** @throws Error when the lock file lacks the package */
function resolve(lock: LockFile, from: string, name: string): string {
  const folder = folderOf(lock, from, name);
  if (folder === undefined) throw new Error(`package-lock.json does not name ${name}, which ${from} needs.`);
  return folder;
}
