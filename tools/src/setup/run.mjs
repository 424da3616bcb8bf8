import { spawn } from 'node:child_process';

/**
 * @typedef {object} Ended
 * @property {boolean} ok ended with code 0, without being stopped
 * @property {string} output everything it wrote to both streams, in order
 * @property {string | undefined} reason why it is not ok
 */

/**
 * Runs a program to its end and keeps its output.
 * @param {readonly [string, ...string[]]} command program and arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, minutes?: number }} options `minutes`: time limit; default 60
 * @returns {Promise<Ended>} never rejects
 */
export function run([program, ...args], { cwd, env = process.env, minutes = 60 }) {
  return new Promise((resolve) => {
    let output = '';
    let late = false;
    const child = spawn(program, args, { cwd, env, stdio: ['inherit', 'pipe', 'pipe'] });
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    }, minutes * 60_000);
    const add = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    /** @param {string | undefined} reason */
    const end = (reason) => {
      clearTimeout(timer);
      resolve({ ok: reason === undefined, output, reason });
    };
    child.once('error', (error) => end(`${program} cannot be run: ${error.message}`));
    child.once('close', (code, signal) => {
      if (late) end(`still running after ${minutes} minutes`);
      else end(code === 0 ? undefined : signal ? `ended by ${signal}` : `exit code ${code}`);
    });
  });
}

/** @param {number} since from `performance.now()` */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
