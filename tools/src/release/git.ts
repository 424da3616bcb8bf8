import { execFileSync } from 'node:child_process';

/** Runs git. @throws Error with git's message */
export const git = (repo: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repo, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Returns uncommitted files, new ones included, in the format of `git status --porcelain`. */
export const changes = (repo: string): string[] =>
  lines(execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: repo, encoding: 'utf8' }));

/** Returns the names of tags. @param which pattern of their names */
export const tags = (repo: string, ...which: readonly string[]): string[] =>
  lines(git(repo, 'tag', '--list', ...which));

/**
 * Whether a missing tag proves that a release was never tagged. It proves nothing in a shallow clone, which has only recent
 * tags, or in a checkout without any release tag.
 * @param releases tags of releases that are here
 */
export const hasAllTags = (repo: string, releases: readonly string[]): boolean =>
  releases.length > 0 && git(repo, 'rev-parse', '--is-shallow-repository') === 'false';

/** Returns the hash of a file at a tag; undefined when the tag does not have it. */
export function blobAt(repo: string, tag: string, path: string): string | undefined {
  try {
    return git(repo, 'rev-parse', '--verify', '--quiet', `${tag}:${path}`);
  } catch {
    return undefined;
  }
}

/** Returns the hash of a file in the working tree. */
export const blobOf = (repo: string, path: string): string => git(repo, 'hash-object', path);
