const { createRequire } = require('node:module');
const { dirname } = require('node:path');
const { default: TestRunner } = createRequire(require.resolve('jest'))('jest-runner');

/**
 * Runs the same tests again for each file name that arrives as a message, and answers with the path of the first failing
 * test, or with null. Tests beside the file come first, then those that failed most often. One process serves all mutants,
 * because starting Jest takes longer than the tests of a rule.
 */
module.exports = class extends TestRunner {
  async runTests(tests, watcher, options) {
    let failed = null;
    const failures = new Map();
    const note = ([test, result]) => {
      if (result.testResults === undefined || result.numFailingTests > 0 || result.testExecError) failed = test.path;
    };
    this.on('test-file-success', note);
    this.on('test-file-failure', note);
    const distance = (test, file) => {
      if (test.path === file.replace(/\.ts$/, '.test.ts')) return 0;
      return dirname(test.path) === dirname(file) ? 1 : 2;
    };
    const rank = (test, file) => distance(test, file) - (failures.get(test.path) ?? 0) / 10_000;
    const run = async (file) => {
      failed = null;
      const sorted = [...tests].sort((one, other) => rank(one, file) - rank(other, file));
      for (const test of sorted) {
        await super.runTests([test], watcher, { ...options, serial: true });
        if (failed !== null) break;
      }
      failures.set(failed, (failures.get(failed) ?? 0) + 1);
      process.send({ failed });
    };
    await new Promise((resolve) => {
      process.on('message', (file) => void run(file));
      process.on('disconnect', resolve);
      process.send({ failed: null, isReady: true, count: tests.length });
    });
  }
};
