/**
 * fast-check with one seed for all random tests. A failure prints the seed; `FLIGHTDECK_SEED=7 npx jest <file>` repeats a run
 * with the seed 7. By default, the seed is 1, and in long runs it depends on the time. Jest maps `fast-check` to this file.
 */
// A path, because Jest would map the name of the package to this file.
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { FLIGHTDECK_SEED, FLIGHTDECK_LONG, STRYKER_MUTATOR_WORKER } = process.env;
const defaultSeed = FLIGHTDECK_LONG ? Date.now() % 2 ** 31 : 1;
fc.configureGlobal({
  seed: FLIGHTDECK_SEED ? Number(FLIGHTDECK_SEED) : defaultSeed,
  // `npx stryker run` needs only a failure, not the smallest example: shrinking can take seconds per mutant.
  endOnFailure: STRYKER_MUTATOR_WORKER !== undefined,
});

module.exports = fc;
