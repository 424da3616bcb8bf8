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
 * @property {readonly { readonly status: string }[]} testResults of all its tests
 */

/** @param {string} status */
const outcomeOf = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped');
const nameOf = (/** @type {TestFile} */ { path, context }) => relative(context.config.rootDir, path);

/**
 * Reporter of Jest for `npm test`. Jest reports tests one by one to show progress, but not skipped ones, and with several
 * processes some of the others too late, never, or twice. The result of a file is complete, so it corrects the count.
 */
export default class JestReporter {
  /** @type {Map<string, ('passed' | 'failed' | 'skipped')[]>} outcomes already told, by file that runs */
  #told = new Map();

  /** @param {{ readonly numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    tell({ type: 'planned', files: numTotalTestSuites });
  }

  /** @param {TestFile} file */
  onTestFileStart(file) {
    this.#told.set(file.path, []);
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
    const told = this.#told.get(file.path);
    // Its file is done, and counted.
    if (!told) return;
    const outcome = outcomeOf(status);
    told.push(outcome);
    tell({ type: 'finished', id: file.path, outcome });
    tell({ type: 'started', id: file.path, name: nameOf(file) });
  }

  /**
   * @param {TestFile} file
   * @param {FileResult} result
   */
  onTestFileResult(file, { testExecError, failureMessage, console, testResults }) {
    const told = this.#told.get(file.path) ?? [];
    this.#told.delete(file.path);
    for (const { status } of testResults) {
      const outcome = outcomeOf(status);
      const index = told.indexOf(outcome);
      if (index < 0) tell({ type: 'finished', id: file.path, outcome });
      else told.splice(index, 1);
    }
    // Jest runs a file again, and says nothing, when the process that ran it ended early.
    if (told.length > 0) tell({ type: 'repeated', name: nameOf(file), outcomes: told });
    if (failureMessage) {
      const said = (console ?? []).map(({ message, origin }) => `${message}\n${origin}`).join('\n');
      const text = [nameOf(file), failureMessage.trimEnd(), said].filter(Boolean).join('\n\n');
      tell(testExecError ? { type: 'broken', name: nameOf(file), text } : { type: 'failure', text });
    }
    tell({ type: 'file', id: file.path });
  }
}
