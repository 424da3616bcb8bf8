import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project, read once for all that look at it. */
export interface SourceFile {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

const skipped = new Set(['node_modules', 'build', 'data', 'test-results', '.git']);
const wanted = /\.(ts|tsx|mts|mjs|cjs|js|css)$/;

/** All scripts and style sheets of the project, in the order of their paths. */
export function sourceFiles(repo: string, folder = ''): SourceFile[] {
  return readdirSync(join(repo, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return sourceFiles(repo, path);
      return wanted.test(entry.name) ? [{ path, text: readFileSync(join(repo, path), 'utf8') }] : [];
    });
}
