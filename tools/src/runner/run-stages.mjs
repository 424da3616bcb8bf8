import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLine, printableLines } from '../setup/printable.mjs';
import { exitReason, secondsSince } from '../setup/run.mjs';
import { countsIn, failedIn } from './counts.mjs';

/**
 * @typedef {object} Result
 * @property {string} name of the stage
 * @property {string} time such as `12.3 s`
 * @property {number} passed
 * @property {number} failed
 * @property {string} remark facts besides the numbers
 * @property {string[]} causes failed tests, or the last lines of the output; empty for a stage that passed or did not run
 *
 * @typedef {object} RunOptions
 * @property {string} repo
 * @property {string} reports folder for the reports and outputs of the stages
 * @property {AbortSignal} signal ends the running stage, and skips all others
 * @property {Readonly<Record<string, () => Promise<unknown>>>} installers by name; called once, before the first stage that needs it
 * @property {(text: string) => void} print
 */

/**
 * Runs the command of a stage. Only the signal stops it.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | number} output file of the output
 * @param {RunOptions} options
 * @returns {Promise<string | undefined>} why the stage failed; never rejects
 */
function runCommand(command, env, output, { repo, signal }) {
  return new Promise((resolve) => {
    // Start a process group: Ctrl+C then reaches only this process, which ends all processes of the stage.
    const isGroup = process.platform !== 'win32';
    const child = spawn(command, {
      shell: true,
      cwd: repo,
      env,
      detached: isGroup,
      stdio: ['ignore', output, output],
    });
    const stop = () => {
      if (!isGroup || child.pid === undefined) child.kill();
      else if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
    };
    signal.addEventListener('abort', stop);
    const end = (/** @type {string | undefined} */ reason) => {
      signal.removeEventListener('abort', stop);
      resolve(signal.aborted ? 'interrupted' : reason);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, endSignal) => end(exitReason(code, endSignal)));
  });
}

/** Number of lines of a failed stage's output that the summary repeats. */
const shownLines = 20;

/**
 * Runs a stage. The output of Jest and Playwright appears while they run; all other output only after a failure, or if tests were
 * skipped.
 * @param {import('./stages.mjs').Stage} stage
 * @param {RunOptions} options
 * @returns {Promise<Result>}
 */
async function runStage({ name, command, tests }, options) {
  const startTime = performance.now();
  const report = join(options.reports, `${name}.json`);
  const log = join(options.reports, `${name}.log`);
  const isLive = tests === 'jest' || tests === 'playwright';
  const output = isLive ? 'inherit' : openSync(log, 'w');
  const env = { ...process.env, ...(tests === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) };
  const reason = await runCommand(command, env, output, options);
  if (output !== 'inherit') closeSync(output);
  const isOk = reason === undefined;
  const counts = tests && countsIn(tests, isLive ? report : log);
  const { passed, failed, skipped } = counts ?? { passed: Number(isOk), failed: Number(!isOk), skipped: 0 };
  const problem = reason ?? (passed + failed === 0 ? 'no test ran' : undefined);
  const text = isLive ? '' : printableLines(readFileSync(log, 'utf8'));
  if (problem || skipped > 0) options.print(text);
  return {
    name,
    time: secondsSince(startTime),
    passed,
    failed: failed || Number(problem !== undefined),
    remark: [skipped > 0 && `${skipped} skipped`, problem].filter(Boolean).join(', '),
    causes: !problem
      ? []
      : isLive
        ? failedIn(tests, report).map(printableLine)
        : text.trimEnd().split('\n').slice(-shownLines),
  };
}

/**
 * Runs stages one after another, even after failures.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {RunOptions} options
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, options) {
  const { signal, installers, print } = options;
  /** @type {Result[]} */
  const results = [];
  /** @type {Map<string, string | undefined>} why a program could not be installed */
  const problems = new Map();
  /** Returns why a stage can't run. Installs what it needs. @param {readonly string[]} needs */
  const blockerOf = async (needs) => {
    for (const need of needs) {
      if (signal.aborted) break;
      if (results.some(({ name, failed }) => name === need && failed > 0)) return `${need} failed`;
      if (!problems.has(need)) {
        problems.set(need, undefined);
        await installers[need]?.().catch((/** @type {Error} */ { message }) => {
          problems.set(need, `${need} is missing`);
          print(`${printableLines(message)}\n`);
        });
      }
      if (problems.get(need)) return problems.get(need);
    }
    return signal.aborted ? 'interrupted' : undefined;
  };
  for (const stage of stages) {
    print(`${stage.name} …\n`);
    const blocker = await blockerOf(stage.needs ?? []);
    if (!blocker) results.push(await runStage(stage, options));
    else results.push({ name: stage.name, time: '–', passed: 0, failed: 1, remark: `not run: ${blocker}`, causes: [] });
  }
  return results;
}

/**
 * Returns the end of the output: what failed, a line for each stage, and the total numbers of passed and failed tests.
 * @param {readonly Result[]} results
 */
export function summary(results) {
  const lines = results.map(({ name, time, passed, failed, remark }) =>
    `${name.padEnd(12)}${time.padStart(9)}${`${passed} passed`.padStart(13)}${`${failed} failed`.padStart(11)}  ${remark}`.trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  const causes = results.flatMap(({ name, causes: lines }) => lines.map((line) => `${name}: ${line}\n`));
  return `\n${causes.join('')}${causes.length > 0 ? '\n' : ''}${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`;
}
