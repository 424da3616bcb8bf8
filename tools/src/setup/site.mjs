import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmEnds } from './parent.mjs';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs the site until it ends. Passes signals on, and waits for the site to end.
 * @param {string} repo
 * @param {readonly string[]} options its command line
 * @returns {Promise<number>} its exit code
 */
export function runSite(repo, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'site/src/main.ts', ...options], {
      cwd: repo,
      stdio: 'inherit',
    });
    for (const signal of forwarded) process.on(signal, () => child.kill(signal));
    whenNpmEnds(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
