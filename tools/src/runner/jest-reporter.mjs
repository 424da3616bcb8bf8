import { relative } from 'node:path';
import { report } from './events.mjs';

/**
 * The part of Jest's results that this reporter reads.
 * @typedef {{ readonly path: string, readonly context: { readonly config: { readonly rootDir: string } } }} TestFile
 * @typedef {{ readonly fullName: string, readonly status: string }} TestCase
 * @typedef {object} FileResult
 * @property {unknown} [testExecError] why the file could not run
 * @property {string | null} [failureMessage] of all failed tests in it, ready to be shown
 * @property {readonly { readonly message: string, readonly origin: string }[]} [console]
 * @property {readonly { readonly status: string }[]} testResults of all its tests
 */

/** @param {string} status */
const outcomeOf = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped');
const nameOf = (/** @type {TestFile} */ { path, context }) => relative(context.config.rootDir, path);

/**
 * Reports Jest's tests to `npm test`. Jest announces each test when it ends, except skipped ones. With several processes, it
 * announces some tests late, twice or never. Only the result of a file is complete, so the reporter corrects its count with
 * that result.
 */
export default class JestReporter {
  /** @type {Map<string, ('passed' | 'failed' | 'skipped')[]>} outcomes already reported, by running file */
  #reported = new Map();

  /** @param {{ readonly numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    report({ type: 'planned', files: numTotalTestSuites });
  }

  /** @param {TestFile} file */
  onTestFileStart(file) {
    this.#reported.set(file.path, []);
    report({ type: 'started', id: file.path, name: nameOf(file) });
  }

  /**
   * @param {TestFile} file
   * @param {TestCase} test
   */
  onTestCaseStart(file, { fullName }) {
    report({ type: 'started', id: file.path, name: `${nameOf(file)} › ${fullName}` });
  }

  /**
   * @param {TestFile} file
   * @param {TestCase} test
   */
  onTestCaseResult(file, { status }) {
    const reported = this.#reported.get(file.path);
    // The file has ended, and its tests are already counted.
    if (!reported) return;
    const outcome = outcomeOf(status);
    reported.push(outcome);
    report({ type: 'finished', id: file.path, outcome });
    report({ type: 'started', id: file.path, name: nameOf(file) });
  }

  /**
   * @param {TestFile} file
   * @param {FileResult} result
   */
  onTestFileResult(file, { testExecError, failureMessage, console, testResults }) {
    const reported = this.#reported.get(file.path) ?? [];
    this.#reported.delete(file.path);
    for (const { status } of testResults) {
      const outcome = outcomeOf(status);
      const index = reported.indexOf(outcome);
      if (index < 0) report({ type: 'finished', id: file.path, outcome });
      else reported.splice(index, 1);
    }
    // Jest runs a file again, without a message, when the process that ran it ended early.
    if (reported.length > 0) report({ type: 'repeated', name: nameOf(file), outcomes: reported });
    if (failureMessage) {
      const output = (console ?? []).map(({ message, origin }) => `${message}\n${origin}`).join('\n');
      const text = [nameOf(file), failureMessage.trimEnd(), output].filter(Boolean).join('\n\n');
      report(testExecError ? { type: 'broken', name: nameOf(file), text } : { type: 'failure', text });
    }
    report({ type: 'file', id: file.path });
  }
}
