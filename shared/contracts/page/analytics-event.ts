import * as v from '@flightdeck/shared/schema';

/** An analytics event. Only names that start with `akismet_` or `jetpack_` are sent (SHR-088). */
export const analyticsEventSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^(akismet|jetpack)_/)),
  properties: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type AnalyticsEvent = v.InferOutput<typeof analyticsEventSchema>;
