import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A description of a change for the next release, as `npx changeset` writes it. */
export interface Changeset {
  /** Path relative to the repository. */
  readonly path: string;
  /** Names of the changed packages, with their scope. */
  readonly names: readonly string[];
  /** Text for the changelog. */
  readonly summary: string;
}

const folder = '.changeset';

/** Reads the changesets of the next release. */
export function readChangesets(repo: string): Changeset[] {
  if (!existsSync(join(repo, folder))) return [];
  return readdirSync(join(repo, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => parseChangeset(`${folder}/${name}`, readFileSync(join(repo, folder, name), 'utf8')));
}

/** Parses a changeset. @param path path of the file, for error messages */
export function parseChangeset(path: string, text: string): Changeset {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)---\s*([\s\S]*)$/.exec(text) ?? [];
  const names = [...head.matchAll(/^(["']?)(.+?)\1:\s*\w+\s*$/gm)].map((match) => match[2] ?? '');
  return { path, names, summary: summary.trim() };
}
