/**
 * Events that a reporter inside a test runner sends to `npm test` as its tests run. Sent over the channel that Node opens
 * between a process and its child.
 *
 * @typedef {{ type: 'planned', tests?: number, files?: number }} Planned how much there will be; jest knows files only
 * @typedef {{ type: 'started', id: string, name: string }} Started a test (or a file whose tests have no names yet)
 * @typedef {{ type: 'finished', id: string, outcome: 'passed' | 'failed' | 'skipped' }} Finished
 * @typedef {{ type: 'file', id: string }} FileDone
 * @typedef {{ type: 'failure', text: string }} Failed what to show of failed tests
 * @typedef {{ type: 'broken', name: string, text: string }} Broken a file that could not run, which counts as a failed test
 * @typedef {Planned | Started | Finished | FileDone | Failed | Broken} TestEvent
 */

/**
 * Tells `npm test`; without it (the runner was started by hand) nobody listens.
 * @param {TestEvent} event
 */
export const tell = (event) => void process.send?.(event);
