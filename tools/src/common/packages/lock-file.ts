import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});

const entrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  /** Whether it is a folder of this repository instead of a package from the registry. */
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string(), ''),
  hasInstallScript: v.optional(v.boolean(), false),
  dependencies: names,
  /** Optional packages, such as one per platform. */
  optionalDependencies: names,
});

/** Packages of the lock file by their folder, such as `node_modules/react`. */
export type LockFile = Readonly<Record<string, v.InferOutput<typeof entrySchema>>>;

const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) });

/** Reads the lock file of a repository. @throws ValiError when its form is wrong */
export const readLockFile = (repo: string): LockFile =>
  v.parse(lockSchema, JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8'))).packages;

/** Returns the folder in which Node finds a package from another folder; undefined when the lock file has none. */
export function folderOf(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const entry = lock[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
    if (!folder) return undefined;
  }
}

/** Returns the name of the package in a folder: `@b/c` for `node_modules/a/node_modules/@b/c`. */
export const packageName = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);
