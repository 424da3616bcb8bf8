import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../common/browsers';
import { repo } from '../common/repo';

/** Names of files and folders that no build reads. */
const unusedNames = new Set(['node_modules', 'CHANGELOG.md', 'README.md', 'flightdeck.pot']);
const isUnused = (name: string) => unusedNames.has(name) || /\.test\.tsx?$|^glossary-.*\.csv$/.test(name);

/** Files and folders outside of a unit's folders on which its build depends. */
export const commonPaths = [
  'shared',
  'languages',
  'tools/src/build',
  'tools/src/catalogue',
  'tools/src/common',
  'tools/src/languages',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Returns a hash of a unit's sources. The same stamp means the same build, so `npm start` builds only changed units.
 * @param folders folders of the unit, relative to the repository
 */
export function sourceStamp(folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.version).update(oldestBrowsers(repo).join());
  for (const path of [...folders, ...commonPaths].sort()) addPath(hash, path);
  return hash.digest('hex').slice(0, 16);
}

/** Adds a file, or all files below a folder, to the hash. */
function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  const absolute = join(repo, path);
  let names: string[];
  try {
    names = readdirSync(absolute).sort();
  } catch {
    hash.update(path).update(readFileSync(absolute));
    return;
  }
  for (const name of names) if (!isUnused(name)) addPath(hash, join(path, name));
}
