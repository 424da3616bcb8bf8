import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Package name → range of versions. */
const dependenciesSchema = v.optional(v.record(v.string(), v.string()), {});

const entrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  /** Whether the entry is a link to a workspace of this repository; `resolved` is then the folder of the workspace. */
  link: v.optional(v.boolean(), false),
  resolved: v.optional(v.string(), ''),
  dependencies: dependenciesSchema,
  /** Optional packages, such as one per platform. */
  optionalDependencies: dependenciesSchema,
});

/** Packages of the lock file by their folder, such as `node_modules/react`. */
export type LockFile = Readonly<Record<string, v.InferOutput<typeof entrySchema>>>;

const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) });

/** Reads the lock file of a repository. @throws Error when it is missing or malformed */
export const readLockFile = (repo: string): LockFile =>
  v.parse(lockSchema, JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8'))).packages;

/** Returns the folder of the package that code in the folder `from` imports by name; undefined when the lock file lacks it. */
export function folderOf(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const entry = lock[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
    if (!folder) return undefined;
  }
}

/** Returns the name of the package in a folder: `@b/c` for `node_modules/a/node_modules/@b/c`. */
export const packageName = (folder: string): string => folder.replace(/^.*node_modules\//, '');
