import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countText } from '../common/count-text';
import { DeployError } from '../common/outcome';
import { unitNames } from '../deploy/options';
import { pageUnit } from '../deploy/releases/release';
import { LanguageFolder } from '../languages/folder';
import { changes, git, isShallow } from './git';
import { releasedPackages, releaseName } from './packages';
import { type PlannedRelease, plannedReleases } from './plan';
import { problems } from './problems';
import { readState } from './state';
import { copyWordPressVersion, otherVersions } from './wordpress-version';

/** The repository of a release, and the effects that tests replace. */
export interface ReleaseEffects {
  readonly repo: string;
  /** Raises versions and writes changelogs from the changesets. */
  readonly raiseVersions: () => Promise<void>;
  /** Writes the new versions to the lock file. */
  readonly updateLock: () => Promise<void>;
  readonly print: (line: string) => void;
}

const refusal = (message: string | readonly string[], next: string) => new DeployError('refused', message, next);

/** Prints what a release would do. @throws DeployError when `release` would refuse */
export async function dryRun({ repo, print }: Pick<ReleaseEffects, 'repo' | 'print'>): Promise<void> {
  const planned = await checkedPlan(repo);
  for (const { name, from, to } of planned) print(`Would release ${name} ${to}${from === to ? '' : `, now ${from}`}`);
  print('Dry run: nothing was changed.');
}

/**
 * Releases each package with a new version: creates one commit, with a tag for each package.
 * @throws DeployError when the release is refused; if a step before the commit fails, all files are restored
 */
export async function release(effects: ReleaseEffects): Promise<void> {
  const { repo, print } = effects;
  const planned = await checkedPlan(repo);
  try {
    await writeVersions(effects, planned);
  } catch (error) {
    restoreFiles(repo);
    throw error;
  }
  commit(repo, planned);
  for (const { name, to } of planned) print(`Released ${name} ${to}`);
  print(`\nNext: git push --follow-tags, then deploy:`);
  for (const line of deployLines(planned)) print(`  ${line}`);
}

/** Returns the packages to release. @throws DeployError when a problem prevents the release, or no package needs one */
async function checkedPlan(repo: string): Promise<PlannedRelease[]> {
  const uncommitted = changes(repo);
  if (uncommitted.length > 0) throw refusal(['These changes are not committed:', ...uncommitted], 'Commit them first.');
  if (isShallow(repo))
    throw refusal('This clone lacks earlier releases.', 'Run "git fetch --unshallow --tags", then release again.');
  const state = readState(repo);
  const foundProblems = problems(state);
  if (foundProblems.length > 0)
    throw refusal(
      foundProblems.map(({ path, message }) => `${path}: ${message}`),
      'Correct this, then release again.',
    );
  const incomplete = new LanguageFolder(repo).incomplete();
  if (incomplete.length > 0)
    throw refusal(
      incomplete.map(([locale, count]) => `${locale} has ${countText(count, 'untranslated text')}.`),
      'List them with "npm run languages -w tools -- status", and translate them (languages/README.md).',
    );
  const planned = await plannedReleases(repo, state);
  if (planned.length === 0)
    throw refusal('There is nothing to release.', 'Describe changes for their users with "npx changeset".');
  return planned;
}

async function writeVersions(
  { repo, raiseVersions, updateLock }: ReleaseEffects,
  planned: readonly PlannedRelease[],
): Promise<void> {
  if (planned.some(({ from, to }) => from !== to)) await raiseVersions();
  if (otherVersions(repo).length > 0) copyWordPressVersion(repo);
  await updateLock();
}

/** Returns every path that a release writes. */
const writtenPaths = (repo: string): string[] =>
  [
    '.changeset',
    'package-lock.json',
    'wordpress/plugin',
    ...releasedPackages.flatMap(({ folder }) => [join(folder, 'package.json'), join(folder, 'CHANGELOG.md')]),
  ].filter((path) => existsSync(join(repo, path)));

function commit(repo: string, planned: readonly PlannedRelease[]): void {
  const names = planned.map(({ name, to }) => `${name} ${to}`);
  const subject = names.length === 1 ? `Release ${names[0]}` : `Release ${names.length} packages`;
  git(repo, 'add', '--all', '--', ...writtenPaths(repo));
  const message = `${subject}\n\n${names.map((name) => `- ${name}`).join('\n')}`;
  // The first release of a package changes no file, and only adds a tag.
  git(repo, 'commit', '--quiet', '--allow-empty', '--message', message);
  for (const { name, to } of planned) {
    const tag = releaseName(name, to);
    git(repo, 'tag', '--annotate', '--message', `Release ${name} ${to}`, tag);
  }
}

/** Restores the last commit, which is the state before the release: there were no uncommitted changes. */
function restoreFiles(repo: string): void {
  const paths = writtenPaths(repo);
  git(repo, 'clean', '--force', '-d', '--quiet', '--', ...paths);
  git(repo, 'restore', '--staged', '--worktree', '--', '.changeset', ...paths);
}

/** Returns the commands that publish the packages. `shared` has none, because root and areas are built with it. */
function deployLines(planned: readonly PlannedRelease[]): string[] {
  const hasPage = planned.some(({ name }) => name === pageUnit);
  return planned.flatMap(({ name }) => {
    if (name === 'wordpress') return ['npm run build && npm run wordpress:zip'];
    if (name === 'embed') return hasPage ? [] : [`npm run deploy -- ${pageUnit}   # includes the embed script`];
    return unitNames.some((unit) => unit === name) ? [`npm run deploy -- ${name}`] : [];
  });
}
