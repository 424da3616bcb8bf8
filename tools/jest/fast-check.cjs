/**
 * fast-check, whose random tests all start from one number, so that a run can be repeated: `FLIGHTDECK_SEED=7 npx jest <file>`. A
 * failure prints the number. It is the same for every change; the long run takes another one each time.
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const { FLIGHTDECK_SEED, FLIGHTDECK_LONG } = process.env;
fc.configureGlobal({ seed: FLIGHTDECK_SEED ? Number(FLIGHTDECK_SEED) : FLIGHTDECK_LONG ? Date.now() % 2 ** 31 : 1 });

module.exports = fc;
