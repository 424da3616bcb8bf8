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
function hasAllPackages(repo) {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(join(repo, 'node_modules', name, 'package.json')));
}

/**
 * Returns whether all dependencies are installed, in the versions of the lock file.
 * @param {string} repo
 */
export function hasInstalledDependencies(repo) {
  const stamp = stampFile(repo);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === lockHash(repo) && hasAllPackages(repo);
}

/**
 * Installs the dependencies if they are missing or differ from the lock file. Writes the stamp file last, so that an interrupted
 * installation is repeated.
 * @param {string} repo
 * @returns {Promise<string | undefined>} "already installed"; undefined after an installation
 * @throws SetupError when npm fails
 */
export async function installDependencies(repo) {
  if (hasInstalledDependencies(repo)) return 'already installed';
  const { ok, output, reason } = await npm(repo, 'ci');
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
  return run([program, ...programArgs, ...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repo,
  });
}
