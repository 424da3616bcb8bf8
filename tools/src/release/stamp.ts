import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from '../../walls/places.mjs';
import type { ReleasedPackage } from './packages';

const skipped = new Set(['node_modules', 'CHANGELOG.md', 'README.md', 'tsconfig.json']);
const tests = new RegExp(testFiles);

/** Returns the part of `package.json` that reaches users. The version is left out: it rises with the release itself. */
function manifestText(text: string): string {
  const { exports: entries, dependencies } = JSON.parse(text);
  return JSON.stringify({ entries, dependencies });
}

/**
 * Hash over the files of a package that its users get something of; tests do not count. Each archive holds it, so that a
 * later change shows without the history of git, which a shallow clone does not have.
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
