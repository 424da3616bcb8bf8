import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from '../../walls/places.mjs';
import type { ReleasedPackage } from './packages';

const skipped = new Set(['node_modules', 'CHANGELOG.md', 'README.md', 'tsconfig.json']);
const tests = new RegExp(testFiles);

/** Returns the fields of `package.json` that reach users. Leaves out the version, because the release itself raises it. */
function manifestText(text: string): string {
  const { exports: entries, dependencies } = JSON.parse(text);
  return JSON.stringify({ entries, dependencies });
}

/**
 * Returns the hash of a package's sources that reach its users; tests do not count. Each archive stores it, so that later
 * changes are found without git history, which a shallow clone lacks.
 * @param repo the project's folder
 */
export function packageStamp(repo: string, { folder, sources = [''], without }: ReleasedPackage): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesOf(join(repo, folder), source)).sort()) {
    if (without && path.startsWith(`${without}/`)) continue;
    const text = readFileSync(join(repo, folder, path));
    hash.update(`${path}\n`).update(path === 'package.json' ? manifestText(text.toString()) : text);
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (skipped.has(entry.name) || tests.test(`/${path}`)) return [];
    if (entry.isDirectory()) return filesOf(top, path);
    return [path];
  });
}
