import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { printableLine, printableOutput } from '../setup/printable.mjs';
import { secondsSince } from '../setup/run.mjs';
import { causeOf } from './cause.mjs';
import { finishedCount } from './progress.mjs';
import { runStage } from './run-stage.mjs';

/**
 * @typedef {object} Outcome
 * @property {string} name of the stage
 * @property {string} time such as `12.3 s`
 * @property {number} passed
 * @property {number} failed
 * @property {string} remark facts besides the numbers
 * @property {readonly string[]} failures the text of each failure, as it was shown when it happened
 *
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./screen.mjs').Screen} screen
 * @property {AbortSignal} [signal] ends the running stage and skips all others
 * @property {string | undefined} [browserProblem] why there is no browser
 * @property {string | undefined} [wordpressProblem] why no WordPress can be installed
 */

/** Maximum number of lines of a failure in the summary: enough for the test, the cause and the place. */
const summaryLines = 30;

/**
 * Returns why a stage cannot run, or undefined.
 * @param {import('./stages.mjs').Stage} stage
 * @param {readonly Outcome[]} earlierOutcomes
 * @param {RunOptions} options
 */
function blockerOf(
  { command, needs, needsBrowser, needsWordPress },
  earlierOutcomes,
  { signal, browserProblem, wordpressProblem },
) {
  if (signal?.aborted) return 'interrupted';
  if (earlierOutcomes.some(({ name, failed }) => name === needs && failed > 0)) return `${needs} failed`;
  if (needsBrowser && browserProblem) return browserProblem;
  if (needsWordPress && wordpressProblem) return wordpressProblem;
  const missing = command.slice(0, 2).find((file) => file.includes('node_modules') && !existsSync(file));
  return missing && `${missing} is missing: remove node_modules and run npm test again`;
}

/**
 * Returns why a stage failed; undefined when its failed tests are the only reason.
 * @param {import('./run-stage.mjs').StageEnd} end
 */
function failureReason({ progress, output, reason }) {
  const isExplainedByTests = progress.failed > 0 && /^exit code/.test(reason ?? '');
  return causeOf(output) ?? (isExplainedByTests ? undefined : reason);
}

/**
 * Returns the outcome of a stage. A failed run counts as a failure even without a failed test: it may have stopped before
 * any test ran.
 * @param {string} name
 * @param {string} time
 * @param {import('./run-stage.mjs').StageEnd} end
 * @param {readonly string[]} failures
 * @returns {Outcome}
 */
function outcomeOf(name, time, end, failures) {
  const { progress, broken, repeated, reason } = end;
  const hasTests = finishedCount(progress) > 0 || progress.allTests !== undefined || progress.allFiles !== undefined;
  const failed = progress.failed || (reason ? 1 : 0);
  const remarks = [
    progress.skipped > 0 && `${progress.skipped} skipped`,
    ...broken.map((file) => `${file} could not run`),
    ...repeated.map((file) => `${file} ran twice, because its first process ended early`),
    failed > 0 && failureReason(end),
  ];
  // A program without tests counts as one test.
  const passed = hasTests ? progress.passed : 1 - failed;
  return { name, time, passed, failed, remark: remarks.filter(Boolean).join('; '), failures };
}

/**
 * Runs stages one after another, even after failures. Shows the failure of a test when it happens, and the output of a program
 * without tests when it fails. `npm-run-all2` would print neither the sum of all tests, which is the last line, nor the reason why
 * a stage could not run.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {RunOptions} options
 * @returns {Promise<Outcome[]>}
 */
export async function runStages(stages, options) {
  const { cwd, env, screen, signal } = options;
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const stage of stages) {
    const { name, command, stallMinutes } = stage;
    screen.begin(name);
    const blocker = blockerOf(stage, outcomes, options);
    if (blocker) {
      outcomes.push({ name, time: '–', passed: 0, failed: 1, remark: `not run: ${blocker}`, failures: [] });
      screen.end(`not run: ${blocker}`);
      continue;
    }
    const startTime = performance.now();
    /** @type {string[]} */
    const failures = [];
    const onFailure = (/** @type {string} */ text) => {
      failures.push(text);
      screen.print(`\n${text}\n`);
    };
    const observer = { onProgress: screen.show, onFailure, stallMinutes, ...(signal && { signal }) };
    const end = await runStage(command, { cwd, env }, observer);
    const output = failures.join('') + end.output;
    const outcome = outcomeOf(name, secondsSince(startTime), { ...end, output }, failures);
    outcomes.push(outcome);
    // The output explains a failure without a failed test, or a second run of a file.
    const isOutputNeeded = outcome.failed > 0 ? end.progress.failed === 0 : end.repeated.length > 0;
    if (isOutputNeeded) screen.print(`\n${end.output.trimEnd()}\n`);
    const { passed, failed, remark, time } = outcome;
    const numbers = failed > 0 ? `FAILED, ${passed} passed, ${failed} failed` : `${passed} passed`;
    screen.end([numbers, time, remark].filter(Boolean).join(', '));
  }
  return outcomes;
}

/**
 * Returns the end of the log: the first lines of each failure once more, a table of the stages, and the total numbers of
 * passed and failed tests.
 * @param {readonly Outcome[]} outcomes
 */
export function summary(outcomes) {
  const lines = outcomes.map(({ name, time, passed, failed, remark }) =>
    `${name.padEnd(12)}${time.padStart(9)}${`${passed} passed`.padStart(13)}${`${failed} failed`.padStart(11)}  ${printableLine(remark)}`.trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failureTexts = outcomes
    .flatMap(({ name, failures }) =>
      failures.map((text) => `${name}: ${text.split('\n').slice(0, summaryLines).join('\n')}`),
    )
    .map((text) => `\n${printableOutput(stripVTControlCharacters(text)).trimEnd()}\n`);
  return `${failureTexts.join('')}\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`;
}
