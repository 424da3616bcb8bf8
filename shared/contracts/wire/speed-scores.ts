import * as v from '@flightdeck/shared/schema';

/** The last speed scores that Jetpack Boost measured, 0 to 100; `timestamp` in seconds. */
export const speedScoresSchema = v.object({
  timestamp: v.number(),
  scores: v.object({ mobile: v.number(), desktop: v.number() }),
});
