import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countText } from '../common/count-text';
import { DeployError } from '../common/outcome';
import { LanguageFolder } from '../languages/folder';

const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');

/** Runs a program in a repository, and shows its output. @throws Error when it fails */
const run = (repo: string, program: string, ...args: readonly string[]): void =>
  void execFileSync(program, args, { cwd: repo, stdio: ['ignore', 'inherit', 'inherit'] });

/** Places from which WordPress and the plugin read the plugin's version. */
const versionPlaces: readonly (readonly [path: string, pattern: RegExp])[] = [
  ['flightdeck.php', /^( \* Version: +)(\S+)$/m],
  ['flightdeck.php', /^(const VERSION +=\s+')([^']+)(?=';$)/m],
  ['readme.txt', /^(Stable tag: )(\S+)$/m],
];

/** Copies the version of `wordpress/package.json` into the files of the plugin. */
function copyPluginVersion(repo: string): void {
  const { version } = JSON.parse(readFileSync(join(repo, 'wordpress/package.json'), 'utf8'));
  for (const [path, pattern] of versionPlaces) {
    const file = join(repo, 'wordpress/plugin', path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, `$1${version}`));
  }
}

/** Refuses a release with uncommitted changes, missing translations or no changeset. @throws DeployError */
function refuseUnready(repo: string): void {
  const refuse = (message: string | readonly string[], next: string) => {
    throw new DeployError('refused', message, next);
  };
  const uncommitted = execFileSync('git', ['status', '--porcelain'], { cwd: repo, encoding: 'utf8' }).trim();
  if (uncommitted) refuse(['These changes are not committed:', ...uncommitted.split('\n')], 'Commit them first.');
  const incomplete = new LanguageFolder(repo).incomplete();
  if (incomplete.length > 0)
    refuse(
      incomplete.map(([locale, count]) => `${locale} has ${countText(count, 'untranslated text')}.`),
      'List them with "npm run languages -w tools -- status", and translate them (languages/README.md).',
    );
  if (!readdirSync(join(repo, '.changeset')).some((name) => name.endsWith('.md')))
    refuse('There is nothing to release.', 'Describe changes for their users with "npx changeset".');
}

/**
 * Raises versions and writes changelogs from the changesets, commits them, and tags each package with a new version.
 * @param isDryRun whether to only show the new versions
 * @throws DeployError when the release is refused; Error when a program fails: then all files are as before
 */
export function release(repo: string, isDryRun: boolean): void {
  refuseUnready(repo);
  if (isDryRun) {
    run(repo, process.execPath, changesets, 'status', '--verbose');
    return;
  }
  try {
    run(repo, process.execPath, changesets, 'version');
    copyPluginVersion(repo);
    run(repo, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
    run(repo, 'git', 'add', '--all');
    run(repo, 'git', 'commit', '--quiet', '--message', 'Release packages');
  } catch (error) {
    run(repo, 'git', 'reset', '--quiet', '--hard');
    throw error;
  }
  run(repo, process.execPath, changesets, 'tag');
}
