import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmEnds } from './parent.mjs';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs the test site in a separate process, and forwards signals to it.
 * @param {string} repo
 * @param {readonly string[]} options options of the site
 * @returns {Promise<number>} exit code of the site, when it has ended; 128 plus the signal's number if a signal ended it
 */
export function runSite(repo, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'site/src/main.ts', ...options], {
      cwd: repo,
      stdio: 'inherit',
    });
    for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal));
    whenNpmEnds(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
