import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts numbers of tests; a file that could not run is a failed test */

/** Readers of the reports that test programs write. */
const readers = {
  jest: (/** @type {string} */ text) => {
    const report = JSON.parse(text);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  },
  playwright: (/** @type {string} */ text) => {
    const { stats, errors } = JSON.parse(text);
    return { passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped };
  },
  php: (/** @type {string} */ text) => {
    const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(text) ?? [];
    return { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: Number(skipped ?? 0) };
  },
};

/**
 * Returns the numbers in the report of a stage; zeros if its program ended before it wrote the report.
 * @param {keyof typeof readers} tests
 * @param {string} report path of the file
 * @returns {Counts}
 */
export const countsIn = (tests, report) =>
  existsSync(report) ? readers[tests](readFileSync(report, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };

/**
 * Returns the files and names of the failed tests in the report of a stage.
 * @param {'jest' | 'playwright'} tests
 * @param {string} report path of the file
 * @returns {string[]}
 */
export function failedIn(tests, report) {
  if (!existsSync(report)) return [];
  const text = JSON.parse(readFileSync(report, 'utf8'));
  if (tests === 'playwright') return failedSpecs(text.suites ?? []);
  return (text.testResults ?? []).flatMap((/** @type {JestFile} */ { name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`);
    return assertionResults.length === 0 && message ? [`${name} › did not run`] : [];
  });
}

/** @typedef {{ name: string, message: string, assertionResults: { status: string, fullName: string }[] }} JestFile */
/** @typedef {{ specs: { ok: boolean, file: string, title: string }[], suites?: Suite[] }} Suite of Playwright */

/** @param {Suite[]} suites @returns {string[]} */
const failedSpecs = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...failedSpecs(inner),
  ]);
