/**
 * Events that a reporter in a test runner sends to `npm test` while tests run, over Node's channel between a process and its
 * child. An `id` identifies a test in Playwright, and a test file in Jest.
 *
 * @typedef {{ type: 'planned', tests?: number, files?: number }} Planned number of tests, or of files; Jest knows only the files
 * @typedef {{ type: 'started', id: string, name: string }} Started a test; in Jest also a file without a known running test
 * @typedef {{ type: 'finished', id: string, outcome: 'passed' | 'failed' | 'skipped' }} Finished a test
 * @typedef {{ type: 'file', id: string }} FileDone the end of a test file, from Jest only
 * @typedef {{ type: 'failure', text: string }} Failed the text to show for failed tests
 * @typedef {{ type: 'broken', name: string, text: string }} Broken a file that could not run, which counts as a failed test
 * @typedef {{ type: 'repeated', name: string, outcomes: readonly ('passed' | 'failed' | 'skipped')[] }} Repeated a file that
 *   ran twice; the outcomes of the first run do not count
 * @typedef {Planned | Started | Finished | FileDone | Failed | Broken | Repeated} TestEvent
 */

/**
 * Sends an event to `npm test`. Does nothing when the test runner was started in another way.
 * @param {TestEvent} event
 */
export const report = (event) => void process.send?.(event);
