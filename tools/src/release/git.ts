import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from '../../import-rules/patterns.mjs';
import type { ReleasedPackage } from './packages';

/** Runs git. @returns the output of git @throws Error with the message of git */
export const git = (repo: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repo, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Returns uncommitted files, new ones included, in the format of `git status --porcelain`. */
export const changes = (repo: string): string[] =>
  lines(execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: repo, encoding: 'utf8' }));

/** Returns the names of tags. @param options options of `git tag --list` */
export const tags = (repo: string, ...options: readonly string[]): string[] =>
  lines(git(repo, 'tag', '--list', ...options));

/** Returns whether the clone lacks earlier commits, and so their tags. */
export const isShallow = (repo: string): boolean => git(repo, 'rev-parse', '--is-shallow-repository') === 'true';

const testFilePattern = new RegExp(testFiles);
/** Files that do not reach users. */
const unreleasedFiles = /(^|\/)(CHANGELOG\.md|README\.md|tsconfig\.json)$/;

/** Returns the fields of `package.json` that reach users. */
function manifestText(text: string): string {
  const { exports: entries, dependencies } = JSON.parse(text);
  return JSON.stringify({ entries, dependencies });
}

/** Returns whether a package has changed since a tag in a way that its users can notice; tests and documents don't count. */
export function hasChangedSince(repo: string, tag: string, releasedPackage: ReleasedPackage): boolean {
  const { folder, sources = [''], excludedFolder } = releasedPackage;
  const paths = sources.map((source) => join(folder, source));
  return lines(git(repo, 'diff', '--name-only', tag, '--', ...paths)).some((path) => {
    if (excludedFolder && path.startsWith(`${folder}/${excludedFolder}/`)) return false;
    if (path !== `${folder}/package.json`) return !unreleasedFiles.test(path) && !testFilePattern.test(`/${path}`);
    return manifestText(git(repo, 'show', `${tag}:${path}`)) !== manifestText(readFileSync(join(repo, path), 'utf8'));
  });
}
