import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project, read once for all checks. */
export interface SourceFile {
  /** Path relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

const skippedFolders = new Set(['node_modules', 'build', 'data', 'test-results', '.git']);
const codeName = /\.(ts|tsx|mts|mjs|cjs|js|css)$/;
const phpName = /\.php$/;

/** Returns the scripts and style sheets of the project, or of one folder of it, sorted by path. */
export const sourceFiles = (repo: string, folder = ''): SourceFile[] => filesBelow(repo, folder, codeName);

/** Returns the PHP files of a folder, sorted by path. */
export const phpFiles = (repo: string, folder: string): SourceFile[] => filesBelow(repo, folder, phpName);

function filesBelow(repo: string, folder: string, pattern: RegExp): SourceFile[] {
  return readdirSync(join(repo, folder), { withFileTypes: true })
    .filter(({ name }) => !skippedFolders.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesBelow(repo, path, pattern);
      return pattern.test(entry.name) ? [{ path, text: readFileSync(join(repo, path), 'utf8') }] : [];
    });
}
