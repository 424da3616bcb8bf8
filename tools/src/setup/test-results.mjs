import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string} [remark] what the numbers do not say
 */

/**
 * What is read of the two kinds of result files.
 * @typedef {object} Result
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {readonly { assertionResults: readonly { status: string, invocations?: number }[] }[]} [testResults]
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 */

/**
 * @param {string} file
 * @returns {Result | undefined} undefined when there is none, or half of one
 */
function read(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A run that ended badly counts as a failure even where no test of it failed: it may have stopped before any ran.
 * @param {Count} count
 * @param {boolean} ok how the run ended
 * @returns {Count}
 */
const atLeastOne = (count, ok) => (ok || count.failed > 0 ? count : { ...count, failed: 1 });

const secondTry = (/** @type {number} */ tests) => `${tests} at the second try`;

/**
 * Numbers of a jest run.
 * @param {string} file of `--outputFile`
 * @param {boolean} ok
 * @returns {Count}
 */
export function jestCount(file, ok) {
  const result = read(file);
  if (!result) return { passed: 0, failed: 1, remark: 'no result' };
  // A file that could not run has no tests to count.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const tests = (result.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const again = tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length;
  const count = { passed: result.numPassedTests, failed, ...(again > 0 && { remark: secondTry(again) }) };
  return atLeastOne(count, ok);
}

/**
 * Numbers of a Playwright run.
 * @param {string} file of the json reporter
 * @param {boolean} ok
 * @returns {Count}
 */
export function playwrightCount(file, ok) {
  const result = read(file);
  if (!result) return { passed: 0, failed: 1, remark: 'no result' };
  const { expected, unexpected, flaky, skipped } = result.stats;
  const remarks = [flaky > 0 && secondTry(flaky), skipped > 0 && `${skipped} skipped`].filter(Boolean);
  const count = {
    passed: expected + flaky,
    failed: unexpected,
    ...(remarks.length > 0 && { remark: remarks.join(', ') }),
  };
  return atLeastOne(count, ok);
}
