/**
 * Progress of a stage.
 * @typedef {object} Progress
 * @property {number} passed number of tests
 * @property {number} failed number of tests, and of files that could not run
 * @property {number} skipped number of tests
 * @property {number} files number of finished files
 * @property {number | undefined} allTests planned number; undefined when the runner does not report it
 * @property {number | undefined} allFiles planned number; undefined when the runner does not report it
 * @property {ReadonlyMap<string, string>} running names of the running tests by `id`, in the order of their starts
 */

/** @type {Progress} */
export const noProgress = {
  passed: 0,
  failed: 0,
  skipped: 0,
  files: 0,
  allTests: undefined,
  allFiles: undefined,
  running: new Map(),
};

/**
 * Returns the running tests without one that has ended.
 * @param {ReadonlyMap<string, string>} running
 * @param {string} id
 */
const withoutTest = (running, id) => new Map([...running].filter(([key]) => key !== id));

const count = (/** @type {readonly string[]} */ outcomes, /** @type {string} */ expected) =>
  outcomes.filter((outcome) => outcome === expected).length;

/**
 * Returns the progress after an event.
 * @param {Progress} progress
 * @param {import('./events.mjs').TestEvent} event
 * @returns {Progress}
 */
export function progressAfter(progress, event) {
  switch (event.type) {
    case 'planned':
      return { ...progress, allTests: event.tests, allFiles: event.files };
    case 'started':
      return { ...progress, running: new Map([...withoutTest(progress.running, event.id), [event.id, event.name]]) };
    case 'finished': {
      const running = withoutTest(progress.running, event.id);
      return { ...progress, running, [event.outcome]: progress[event.outcome] + 1 };
    }
    case 'file':
      return { ...progress, running: withoutTest(progress.running, event.id), files: progress.files + 1 };
    case 'broken':
      return { ...progress, failed: progress.failed + 1 };
    case 'repeated':
      return {
        ...progress,
        passed: progress.passed - count(event.outcomes, 'passed'),
        failed: progress.failed - count(event.outcomes, 'failed'),
        skipped: progress.skipped - count(event.outcomes, 'skipped'),
      };
    case 'failure':
      // A "finished" event counts each failed test.
      return progress;
  }
}

/** Returns the number of finished tests. @param {Progress} progress */
export const finishedCount = ({ passed, failed, skipped }) => passed + failed + skipped;

/**
 * Returns one line: number of finished tests and of failures, time, and the running test that started last.
 * @param {string} name of the stage
 * @param {Progress} progress
 * @param {number} seconds since the stage began
 */
export function progressLine(name, progress, seconds) {
  const tests = finishedCount(progress);
  const { allTests, allFiles, files, failed, running } = progress;
  const testCount = allTests === undefined ? `${tests} tests` : `${tests} of ${allTests} tests`;
  const inFiles = allFiles === undefined ? [] : [`${files} of ${allFiles} files`];
  const newestTest = [...running.values()].at(-1) ?? '';
  const facts = tests === 0 && !newestTest ? [] : [testCount, ...inFiles, `${failed} failed`];
  return `${name}: ${[...facts, `${Math.floor(seconds)} s`, newestTest].filter(Boolean).join(', ')}`;
}
