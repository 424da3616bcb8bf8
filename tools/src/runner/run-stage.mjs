import { spawn } from 'node:child_process';
import { exitReason } from '../setup/run.mjs';
import { noProgress, progressAfter } from './progress.mjs';

/**
 * @typedef {object} StageObserver
 * @property {(progress: import('./progress.mjs').Progress) => void} onProgress after each event
 * @property {(text: string) => void} onFailure a failure to show, when it happens
 * @property {AbortSignal} [signal] ends the stage
 * @property {number} stallMinutes ends the stage after this time without a finished test or, for a program without tests,
 *   without output
 *
 * @typedef {object} StageEnd
 * @property {import('./progress.mjs').Progress} progress
 * @property {string} output everything that the program wrote
 * @property {string[]} broken files that could not run
 * @property {string[]} repeated files that ran twice, because the process of the first run ended early
 * @property {string | undefined} reason why the stage failed; undefined when the program was not stopped and ended with code 0
 */

/** How long a program has to end after SIGINT before it is killed, in ms. */
const killDelay = 10_000;

/**
 * Sends a signal to a program and all its child processes.
 * @param {import('node:child_process').ChildProcess} child leader of its own process group
 * @param {NodeJS.Signals} signal
 */
function signalAll(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // All processes have already ended.
  }
}

/**
 * Runs the program of a stage. Stops the program only when it makes no progress, or when the run is interrupted.
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @param {StageObserver} observer
 * @returns {Promise<StageEnd>} never rejects
 */
export function runStage([program, ...args], { cwd, env }, { onProgress, onFailure, signal, stallMinutes }) {
  return new Promise((resolve) => {
    let progress = noProgress;
    let output = '';
    /** @type {string | undefined} */
    let stopReason;
    /** @type {NodeJS.Timeout | undefined} */
    let killTimer;
    /** @type {string[]} */
    const broken = [];
    /** @type {string[]} */
    const repeated = [];
    const child = spawn(program, args, {
      cwd,
      env,
      // Start a process group, so that a signal reaches all child processes. Ctrl+C then reaches this process only.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const stop = (/** @type {string} */ reason) => {
      if (stopReason) return;
      stopReason = reason;
      signalAll(child, 'SIGINT');
      killTimer = setTimeout(() => signalAll(child, 'SIGKILL'), killDelay);
    };
    const stopStalled = () => {
      const names = [...progress.running.values()];
      const running = names.length > 0 ? `; running: ${names.join('; ')}` : '';
      stop(`nothing has finished for ${stallMinutes} minutes${running}`);
    };
    let stallTimer = setTimeout(stopStalled, stallMinutes * 60_000);
    const restartStallTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(stopStalled, stallMinutes * 60_000);
    };
    const stopInterrupted = () => stop('interrupted');
    signal?.addEventListener('abort', stopInterrupted);
    child.on('message', (/** @type {import('./events.mjs').TestEvent} */ event) => {
      progress = progressAfter(progress, event);
      if (event.type === 'broken') broken.push(event.name);
      if (event.type === 'repeated') repeated.push(event.name);
      if (event.type === 'broken' || event.type === 'failure') onFailure(event.text);
      if (event.type !== 'started') restartStallTimer();
      onProgress(progress);
    });
    const addOutput = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      // Output counts as progress only for a program without tests, because a stalled test can go on writing.
      if (progress === noProgress) restartStallTimer();
    };
    child.stdout?.on('data', addOutput);
    child.stderr?.on('data', addOutput);
    const finish = (/** @type {string | undefined} */ reason) => {
      clearTimeout(stallTimer);
      clearTimeout(killTimer);
      signal?.removeEventListener('abort', stopInterrupted);
      resolve({ progress, output, broken, repeated, reason });
    };
    child.once('error', (error) => finish(`${program} cannot be run: ${error.message}`));
    // Child processes that outlive the program would keep its output open, which would delay "close".
    child.once('exit', () => signalAll(child, 'SIGKILL'));
    child.once('close', (code, endSignal) => finish(stopReason ?? exitReason(code, endSignal)));
  });
}
