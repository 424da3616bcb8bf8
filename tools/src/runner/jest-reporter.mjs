import { relative } from 'node:path';
import { tell } from './events.mjs';

/**
 * The part of Jest's results that this reporter reads.
 * @typedef {{ readonly path: string, readonly context: { readonly config: { readonly rootDir: string } } }} TestFile
 * @typedef {{ readonly fullName: string, readonly status: string }} TestCase
 * @typedef {object} FileResult
 * @property {unknown} [testExecError] why the file could not run
 * @property {string | null} [failureMessage] of all that failed in it, ready to be shown
 * @property {readonly { readonly message: string, readonly origin: string }[]} [console]
 * @property {number} numPendingTests
 */

const outcomes = /** @type {const} */ ({ passed: 'passed', failed: 'failed' });
const nameOf = (/** @type {TestFile} */ { path, context }) => relative(context.config.rootDir, path);

/** Reporter of Jest for `npm test`. */
export default class JestReporter {
  /** @param {{ readonly numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    tell({ type: 'planned', files: numTotalTestSuites });
  }

  /** @param {TestFile} file */
  onTestFileStart(file) {
    tell({ type: 'started', id: file.path, name: nameOf(file) });
  }

  /**
   * @param {TestFile} file
   * @param {TestCase} test
   */
  onTestCaseStart(file, { fullName }) {
    tell({ type: 'started', id: file.path, name: `${nameOf(file)} › ${fullName}` });
  }

  /**
   * @param {TestFile} file
   * @param {TestCase} test
   */
  onTestCaseResult(file, { status }) {
    const outcome = status === 'passed' || status === 'failed' ? outcomes[status] : 'skipped';
    tell({ type: 'finished', id: file.path, outcome });
    this.onTestFileStart(file);
  }

  /**
   * @param {TestFile} file
   * @param {FileResult} result
   */
  onTestFileResult(file, { testExecError, failureMessage, console, numPendingTests }) {
    // Jest does not report skipped tests one by one.
    for (let left = numPendingTests; left > 0; left -= 1) tell({ type: 'finished', id: file.path, outcome: 'skipped' });
    if (failureMessage) {
      const said = (console ?? []).map(({ message, origin }) => `${message}\n${origin}`).join('\n');
      const text = [nameOf(file), failureMessage.trimEnd(), said].filter(Boolean).join('\n\n');
      tell(testExecError ? { type: 'broken', name: nameOf(file), text } : { type: 'failure', text });
    }
    tell({ type: 'file', id: file.path });
  }
}
