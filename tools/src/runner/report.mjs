import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed a file that could not run is a failed test
 * @property {string[]} failures names of the failed tests, or the last lines of the output
 *
 * @typedef {Partial<Counts> & { name: string, time: string, passed: number, failed: number, problem?: string }} Result of a stage
 * @typedef {{ specs: { ok: boolean, file: string, title: string }[], suites?: Suite[] }} Suite of Playwright
 */

/** @param {Suite[]} suites @returns {string[]} */
const failedSpecs = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...failedSpecs(inner),
  ]);

/** @param {{ name: string, message: string, assertionResults: { status: string, fullName: string }[] }} file in a report of Jest */
function failedTests({ name, message, assertionResults }) {
  if (message && assertionResults.length === 0) return [`${name} › did not run`];
  return assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name} › ${fullName}`);
}

/**
 * Reads the report of Jest or Playwright.
 * @param {string} file
 * @returns {Counts} zeros if the program ended before it wrote the report
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  const { stats, errors, suites, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats)
    return { passed: stats.expected, failed: stats.unexpected + errors.length, failures: failedSpecs(suites ?? []) };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults = [] } = jest;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed, failures: testResults.flatMap(failedTests) };
}

/** Number of lines of a failed stage's output that the summary repeats. */
const shownLines = 20;

/**
 * Reads the output of a stage without a report.
 * @param {string} output
 * @param {boolean} hasCounts whether its last line has the numbers of tests; otherwise, the stage counts as one test
 * @param {boolean} isOk
 * @returns {Counts}
 */
export function readOutput(output, hasCounts, isOk) {
  const failures = output.trimEnd().split('\n').slice(-shownLines);
  if (!hasCounts) return { passed: Number(isOk), failed: Number(!isOk), failures };
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed(?:, \d+ skipped)?\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed), failures };
}

/**
 * Returns the end of the output: what failed, a line for each stage, and the total numbers of passed and failed tests.
 * @param {readonly Result[]} results
 */
export function summary(results) {
  const failures = results.flatMap(({ name, failures: lines = [] }) => lines.map((line) => `${name}: ${line}\n`));
  const rows = results.map(({ name, time, passed, failed, problem = '' }) =>
    `${name.padEnd(12)}${time.padStart(9)}${`${passed} passed`.padStart(13)}${`${failed} failed`.padStart(11)}  ${problem}`.trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  const end = `${rows.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`;
  return ['', ...(failures.length > 0 ? [failures.join('')] : []), end].join('\n');
}
