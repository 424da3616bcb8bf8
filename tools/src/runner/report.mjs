import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ name: string, time: string, passed: number, failed: number, problem: string }} Result of a stage */

/**
 * Reads the numbers of tests in the report of Jest, of Playwright, or of the PHP tests, which is like that of Jest. A file that could
 * not run is a failed test.
 * @param {string} file
 * @returns {{ passed: number, failed: number }} zeros if the program ended before it wrote the report
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { stats, errors, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats) return { passed: stats.expected, failed: stats.unexpected + errors.length };
  return { passed: jest.numPassedTests, failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites };
}

/**
 * Returns the end of the output: a line for each stage, and the total numbers of passed and failed tests.
 * @param {readonly Result[]} results
 */
export function summary(results) {
  const rows = results.map(({ name, time, passed, failed, problem }) =>
    `${name.padEnd(12)}${time.padStart(9)}${`${passed} passed`.padStart(13)}${`${failed} failed`.padStart(11)}  ${problem}`.trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  return ['', ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
