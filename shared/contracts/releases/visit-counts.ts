import * as v from '@flightdeck/shared/schema';
import { type FailureCode, failureCodes } from '../areas/failure';

/** Path below the REST root: `POST` takes one visit, `GET` returns the counts of all visits to administrators. */
export const visitsRoute = 'flightdeck/v1/visits';

/** Maximum size of the body of one visit, in bytes. */
export const visitLimit = 1024;

/** Codes of failures that a release can cause. Failures of the site, such as no response, are not among them. */
export const releaseFailures: readonly FailureCode[] = failureCodes.filter(
  (code) => code.startsWith('area-') || code === 'part-unknown',
);

const count = v.custom<number>((value) => typeof value === 'number' && Number.isFinite(value), 'must be a number');

/** Result of one area in one visit. */
const areaVisitSchema = v.object({
  version: v.string(),
  /** Load time in ms. */
  ms: v.optional(count),
  /** Code of the failure; missing if the area worked. */
  code: v.optional(v.string()),
});

/** The results of one visit, by area. They contain no user, no address and no content. */
export const visitSchema = v.object({ areas: v.record(v.string(), areaVisitSchema) });
export type Visit = v.InferOutput<typeof visitSchema>;
export type AreaVisit = v.InferOutput<typeof areaVisitSchema>;

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
/* A site sends these strings, and terminals and pages show them, so each must match a pattern. */
const version = matching(/^[\w.-]{1,100}$/);
const time = matching(/^[\w.:+-]{1,40}$/);
const area = matching(/^[a-z-]{1,60}$/);
const code = matching(/^[a-z\d-]{1,60}$/);

const releaseCountsSchema = v.object({
  version,
  stage: v.picklist(['live', 'staged', 'withdrawn']),
  visits: v.number(),
  /** Visits in which the release failed. */
  failures: v.number(),
  /** Mean load time of the visits that worked, in ms; null if no visit worked. */
  ms: v.nullable(v.number()),
  /** Failed visits by code. */
  codes: v.record(code, v.number()),
});
/** Counts of all visits with a release. */
export type ReleaseCounts = v.InferOutput<typeof releaseCountsSchema>;

/** A staged release that the host no longer serves, because it failed in its first visits. */
export const withdrawnReleaseSchema = v.object({
  version,
  /** `since` of the staged release. */
  since: time,
  /** Time at which the host stopped serving the release. */
  at: time,
  /** Number of visits with the release until then. */
  visits: v.number(),
  /** Number of these visits in which the release failed. */
  failures: v.number(),
});
export type WithdrawnRelease = v.InferOutput<typeof withdrawnReleaseSchema>;

/** Answer of the host to administrators. */
export const visitCountsSchema = v.object({
  /** The live release of each area, then the staged one, which can be withdrawn. */
  areas: v.record(area, v.array(releaseCountsSchema)),
  /** The last release of each area that was withdrawn. */
  withdrawn: v.record(area, withdrawnReleaseSchema),
});
export type VisitCounts = v.InferOutput<typeof visitCountsSchema>;
