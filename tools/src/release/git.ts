import { execFileSync } from 'node:child_process';

/** Runs git. @throws Error with what git said */
export const git = (repo: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repo, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Files that differ from the last commit, new ones too, as `git status --porcelain` writes them. */
export const changes = (repo: string): string[] =>
  lines(execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: repo, encoding: 'utf8' }));

/** Names of tags. @param which narrows them down */
export const tags = (repo: string, ...which: readonly string[]): string[] =>
  lines(git(repo, 'tag', '--list', ...which));

/**
 * Whether a release without a tag was never tagged. A shallow clone has no more than its last tags, and a checkout without a
 * single tag of a release did not fetch them: both say nothing.
 * @param releases tags of releases that are here
 */
export const hasAllTags = (repo: string, releases: readonly string[]): boolean =>
  releases.length > 0 && git(repo, 'rev-parse', '--is-shallow-repository') === 'false';

/** Hash of a file as a tag has it; undefined where it has none. */
export function blobAt(repo: string, tag: string, path: string): string | undefined {
  try {
    return git(repo, 'rev-parse', '--verify', '--quiet', `${tag}:${path}`);
  } catch {
    return undefined;
  }
}

/** Returns the hash of a file in the working tree. */
export const blobOf = (repo: string, path: string): string => git(repo, 'hash-object', path);
