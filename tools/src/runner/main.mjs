import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../setup/dependencies.mjs';
import { whenNpmEnds } from '../setup/parent.mjs';
import { printError } from '../setup/printable.mjs';
import { exitReason, secondsSince } from '../setup/run.mjs';
import { step } from '../setup/step.mjs';
import { readReport, summary } from './report.mjs';
import { choose, help, readOptions, testStages } from './stages.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} repo
 * @property {string} reports folder for the reports of the stages
 * @property {AbortSignal} signal ends the running stage, and skips all others
 */

/**
 * Runs a stage. Only the signal stops it.
 * @param {import('./stages.mjs').Stage} stage
 * @param {RunOptions} options
 * @returns {Promise<string | undefined>} why the command failed
 */
function runCommand({ name, command, tests }, { repo, reports, signal }) {
  const report = tests === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`) };
  return new Promise((resolve) => {
    // Start a process group: Ctrl+C then reaches only this process, which ends all processes of the stage.
    const child = spawn(command, {
      shell: true,
      cwd: repo,
      env: { ...process.env, ...report },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
    };
    signal.addEventListener('abort', stop);
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, endSignal) => {
      signal.removeEventListener('abort', stop);
      resolve(signal.aborted ? 'interrupted' : exitReason(code, endSignal));
    });
  });
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {RunOptions} options
 * @returns {Promise<import('./report.mjs').Result>}
 */
async function runStage(stage, options) {
  const startTime = performance.now();
  const reason = await runCommand(stage, options);
  const { passed, failed } = stage.tests
    ? readReport(join(options.reports, `${stage.name}.json`))
    : { passed: Number(!reason), failed: Number(Boolean(reason)) };
  const problem = reason ?? (passed + failed === 0 ? 'no test ran' : '');
  return { name: stage.name, time: secondsSince(startTime), passed, failed: failed || Number(problem !== ''), problem };
}

/**
 * Runs stages one after another, even after failures.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {RunOptions} options
 * @returns {Promise<import('./report.mjs').Result[]>}
 */
export async function runStages(stages, options) {
  const { repo, signal } = options;
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
    console.log(`${stage.name} …`);
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
  const options = readOptions(args);
  if (options.help) {
    console.log(help);
    return 0;
  }
  const reports = mkdtempSync(join(tmpdir(), 'flightdeck-reports-'));
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
  const stages = choose(testStages(options, reports), options.only);
  console.log(`Runs ${stages.map(({ name }) => name).join(', ')}.`);
  await step('Dependencies', () => installDependencies(repo, true));
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());
  whenNpmEnds(() => interruption.abort());
  if (options.long) {
    process.env.FLIGHTDECK_LONG = '1';
    process.env.FLIGHTDECK_ROUNDS ??= '100';
  }
  const results = await runStages(stages, { repo, reports, signal: interruption.signal });
  console.log(summary(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
