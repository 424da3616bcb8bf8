import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { SetupError } from './step.mjs';

/** @param {string} repo */
const lockHash = (repo) =>
  createHash('sha256')
    .update(readFileSync(join(repo, 'package-lock.json')))
    .digest('hex');
/**
 * Returns the path of the file with the hash of the lock file that was last installed.
 * @param {string} repo
 */
const stampFile = (repo) => join(repo, 'node_modules', '.flightdeck-lock');

/** @param {string} repo */
const isUpToDate = (repo) =>
  existsSync(stampFile(repo)) && readFileSync(stampFile(repo), 'utf8').trim() === lockHash(repo);

/**
 * Returns whether the packages of a field of package.json are installed.
 * @param {string} repo
 * @param {'dependencies' | 'devDependencies'} field
 */
function hasPackages(repo, field) {
  const { [field]: packages = {} } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'));
  return Object.keys(packages).every((name) => existsSync(join(repo, 'node_modules', name, 'package.json')));
}

/**
 * Returns whether the dependencies are installed, in the versions of the lock file.
 * @param {string} repo
 * @param {boolean} withTools whether to include the tools of checks, tests and development servers (`devDependencies`)
 */
export const hasInstalledDependencies = (repo, withTools) =>
  isUpToDate(repo) && hasPackages(repo, 'dependencies') && (!withTools || hasPackages(repo, 'devDependencies'));

/**
 * Installs the dependencies if they are missing or differ from the lock file. Writes the stamp file last, so that an interrupted
 * installation is repeated.
 * @param {string} repo
 * @param {boolean} withTools whether to include the tools of checks, tests and development servers; builds and the test site need only
 * a seventh of all packages. Installed tools stay installed
 * @returns {Promise<string | undefined>} "already installed"; undefined after an installation
 * @throws SetupError when npm fails
 */
export async function installDependencies(repo, withTools) {
  if (hasInstalledDependencies(repo, withTools)) return 'already installed';
  const dev = withTools || hasPackages(repo, 'devDependencies') ? '--include=dev' : '--omit=dev';
  // Add tools without a clean installation, because the test site can be running with the packages that are there.
  const command = hasInstalledDependencies(repo, false) ? ['install', '--no-save'] : ['ci'];
  const { ok, output, reason } = await npm(repo, ...command, dev);
  if (!ok)
    throw new SetupError(`${output}\nThe dependencies could not be installed (npm: ${reason}). Check the network.`);
  writeFileSync(stampFile(repo), `${lockHash(repo)}\n`);
  return undefined;
}

/**
 * Runs npm so that its output includes errors, even if the npm that started this process is silent.
 * @param {string} repo
 * @param {string[]} args
 */
function npm(repo, ...args) {
  // Use the npm that started this process, or the one on the PATH.
  const script = process.env.npm_execpath;
  const [program = 'npm', ...programArgs] = script && existsSync(script) ? [process.execPath, script] : ['npm'];
  return run([program, ...programArgs, ...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: repo });
}
