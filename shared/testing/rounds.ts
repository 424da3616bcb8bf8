/** Number of runs for a property of a pure function: few in each test run, many in the long one. */
export const rounds = { numRuns: process.env.FLIGHTDECK_LONG ? 2000 : 40 };
