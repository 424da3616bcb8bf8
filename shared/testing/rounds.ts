/** How often a property of a pure function is tried: quickly in each run, thoroughly in the long one. */
export const rounds = { numRuns: process.env.FLIGHTDECK_LONG ? 2000 : 40 };
