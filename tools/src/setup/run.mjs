import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunResult
 * @property {boolean} ok whether the program ended with code 0
 * @property {string} output both output streams, in the order in which this process received their parts
 * @property {string | undefined} reason why the run is not ok
 */

/**
 * Returns why a program failed; undefined when it ended with code 0.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitReason(code, signal) {
  if (code === 0) return undefined;
  return signal ? `ended by ${signal}` : `exit code ${code}`;
}

/**
 * Runs a program, waits until it ends, and returns its output.
 * @param {readonly [string, ...string[]]} command program and arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, minutes?: number }} options `minutes`: time limit; default: none
 * @returns {Promise<RunResult>} never rejects
 */
export function run([program, ...args], { cwd, env = process.env, minutes = 0 }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd, env, timeout: minutes * 60_000, stdio: ['inherit', 'pipe', 'pipe'] });
    const add = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    /** @param {string | undefined} reason */
    const end = (reason) => resolve({ ok: reason === undefined, output, reason });
    child.once('error', (error) => end(`${program} cannot be run: ${error.message}`));
    child.once('close', (code, signal) => end(exitReason(code, signal)));
  });
}

/**
 * Returns the time since a start, such as `12.3 s`.
 * @param {number} startTime from `performance.now()`
 */
export const secondsSince = (startTime) => `${((performance.now() - startTime) / 1000).toFixed(1)} s`;
