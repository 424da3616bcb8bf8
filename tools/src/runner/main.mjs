import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../setup/dependencies.mjs';
import { whenNpmEnds } from '../setup/parent.mjs';
import { printableLine, printableLines, printError } from '../setup/printable.mjs';
import { exitReason, secondsSince } from '../setup/run.mjs';
import { step } from '../setup/step.mjs';
import { readOutput, readReport, summary } from './report.mjs';
import { choose, help, readOptions, testStages } from './stages.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} repo
 * @property {string} reports folder for the reports of the stages
 * @property {AbortSignal} signal ends the running stage, and skips all others
 * @property {(text: string) => void} print
 */

/**
 * Runs a command. Only the signal stops it.
 * @param {string} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, isLive: boolean, signal: AbortSignal }} options
 * @returns {Promise<{ output: string, reason: string | undefined }>} the output, unless it is live, and why the command failed
 */
function runCommand(command, { cwd, env, isLive, signal }) {
  return new Promise((resolve) => {
    const stdio = isLive ? 'inherit' : 'pipe';
    // Start a process group: Ctrl+C then reaches only this process, which ends all processes of the stage.
    const child = spawn(command, { shell: true, cwd, env, detached: true, stdio: ['ignore', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    const stop = () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
    };
    signal.addEventListener('abort', stop);
    const end = (/** @type {string | undefined} */ reason) => {
      signal.removeEventListener('abort', stop);
      resolve({ output: printableLines(output), reason: signal.aborted ? 'interrupted' : reason });
    };
    child.once('error', ({ message }) => end(message));
    child.once('close', (code, endSignal) => end(exitReason(code, endSignal)));
  });
}

/**
 * Runs a stage. The output of Jest and Playwright appears while they run; all other output only after a failure, or if tests were
 * skipped.
 * @param {import('./stages.mjs').Stage} stage
 * @param {RunOptions} options
 * @returns {Promise<import('./report.mjs').Result>}
 */
async function runStage({ name, command, tests }, { repo, reports, signal, print }) {
  const startTime = performance.now();
  const report = join(reports, `${name}.json`);
  const isLive = tests === 'jest' || tests === 'playwright';
  const env = { ...process.env, ...(tests === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }) };
  const { output, reason } = await runCommand(command, { cwd: repo, env, isLive, signal });
  const { passed, failed, failures } = isLive ? readReport(report) : readOutput(output, tests === 'php', !reason);
  const problem = reason ?? (passed + failed === 0 ? 'no test ran' : undefined);
  if (problem || /\d skipped\s*$/.test(output)) print(output);
  return {
    name,
    time: secondsSince(startTime),
    passed,
    failed: failed || Number(problem !== undefined),
    ...(problem && { problem, failures: failures.map(printableLine) }),
  };
}

/**
 * Runs stages one after another, even after failures.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {RunOptions} options
 * @returns {Promise<import('./report.mjs').Result[]>}
 */
export async function runStages(stages, options) {
  const { repo, signal, print } = options;
  /** @type {import('./report.mjs').Result[]} */
  const results = [];
  /** Returns why a stage can't run. Installs what it needs. @param {import('./stages.mjs').Stage} stage */
  const blockerOf = async ({ needs, installers = [] }) => {
    if (signal.aborted) return 'interrupted';
    if (results.some(({ name, failed }) => name === needs && failed > 0)) return `${needs} failed`;
    try {
      for (const install of installers) await install(repo);
    } catch (error) {
      printError(error);
      return 'a browser is missing';
    }
    return signal.aborted ? 'interrupted' : undefined;
  };
  for (const stage of stages) {
    print(`${stage.name} …\n`);
    const blocker = await blockerOf(stage);
    if (!blocker) results.push(await runStage(stage, options));
    else results.push({ name: stage.name, time: '–', passed: 0, failed: 1, problem: `not run: ${blocker}` });
  }
  return results;
}

/**
 * Runs the stages that the command line requests.
 * @param {readonly string[]} args of the command line
 * @returns {Promise<number>} exit code
 * @throws Error in one sentence if no stage can run
 */
export async function main(args) {
  const repo = fileURLToPath(new URL('../../..', import.meta.url));
  const print = (/** @type {string} */ text) => void process.stdout.write(text);
  const options = readOptions(args);
  if (options.help) {
    print(help);
    return 0;
  }
  const reports = mkdtempSync(join(tmpdir(), 'flightdeck-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const stages = choose(testStages(options, reports), options.only);
  print(`Runs ${stages.map(({ name }) => name).join(', ')}.\n`);
  await step('Dependencies', () => installDependencies(repo, true));
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());
  whenNpmEnds(() => interruption.abort());
  if (options.long) {
    process.env.FLIGHTDECK_LONG = '1';
    process.env.FLIGHTDECK_ROUNDS ??= '100';
  }
  const results = await runStages(stages, { repo, reports, print, signal: interruption.signal });
  print(summary(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
