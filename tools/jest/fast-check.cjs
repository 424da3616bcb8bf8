/**
 * fast-check with one seed for all random tests, so that a run can be repeated: `FLIGHTDECK_SEED=7 npx jest <file>`.
 * A failure prints the seed. It is the same in each run; each long run uses another one.
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { FLIGHTDECK_SEED, FLIGHTDECK_LONG, STRYKER_MUTATOR_WORKER } = process.env;
fc.configureGlobal({
  seed: FLIGHTDECK_SEED ? Number(FLIGHTDECK_SEED) : FLIGHTDECK_LONG ? Date.now() % 2 ** 31 : 1,
  // `npm run mutate` needs no smallest example, whose search can take seconds per change.
  endOnFailure: STRYKER_MUTATOR_WORKER !== undefined,
});

module.exports = fc;
