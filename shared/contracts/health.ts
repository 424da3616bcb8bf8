import * as v from '@flightdeck/shared/schema';

/** Path below the REST root: `POST` takes the counts of one visit, `GET` answers those of all visits to administrators. */
export const healthRoute = 'flightdeck/v1/health';

/** Largest body of one visit, in bytes. */
export const beaconLimit = 1024;

const count = v.custom<number>((value) => typeof value === 'number' && Number.isFinite(value), 'must be a number');

/** Counts of one area in one visit. */
const areaVisitSchema = v.object({
  version: v.string(),
  /** Time of the slowest load in ms. */
  ms: v.optional(count),
  /** Failures by code. */
  codes: v.optional(v.record(v.string(), count)),
  /** Loads after a failure. */
  retries: v.optional(count),
  /** Unsaved changes that were lost; always 0 if the page works. */
  lost: v.optional(count),
  /** Interaction to Next Paint in ms. */
  inp: v.optional(count),
});

/** Counts of one visit by area. Contains no user, no address and no content. */
export const visitSchema = v.object({ areas: v.record(v.string(), areaVisitSchema) });
export type Visit = v.InferOutput<typeof visitSchema>;
export type AreaVisit = v.InferOutput<typeof areaVisitSchema>;

const plain = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
/* Terminals and pages show these texts of a site, so each has a form. */
const version = plain(/^[\w.-]{1,100}$/);
const time = plain(/^[\w.:+-]{1,40}$/);
const area = plain(/^[a-z-]{1,60}$/);
const code = plain(/^[a-z\d-]{1,60}$/);

const counts = v.object({ loads: v.number(), failures: v.number() });

/** Sums of all visits that loaded a release. */
export const releaseHealthSchema = v.object({
  version,
  stage: v.picklist(['live', 'staged', 'earlier']),
  loads: v.number(),
  /** Visits in which the release failed. */
  failures: v.number(),
  /** Mean time of the slowest load in ms; null without loads. */
  ms: v.nullable(v.number()),
  retries: v.number(),
  lost: v.number(),
  /** Visits with measured interactions, and those of them with an Interaction to Next Paint above 200 ms. */
  interactions: v.number(),
  slow: v.number(),
  codes: v.record(code, v.number()),
});
export type ReleaseHealth = v.InferOutput<typeof releaseHealthSchema>;

/** A staged release that the host has taken back. */
export const takenBackSchema = v.object({
  area,
  version,
  /** The live release, which all users get again. */
  before: v.optional(version),
  /** Start of the stage that ended. */
  since: time,
  at: time,
  reason: v.picklist(['start', 'rate']),
  staged: counts,
  live: counts,
  /** Why the message to the configured URL did not arrive; undefined if it did, or if there is no URL. */
  unsent: v.optional(v.string()),
});
export type TakenBack = v.InferOutput<typeof takenBackSchema>;

/** Answer of the host to administrators: the last 14 days. */
export const healthReportSchema = v.object({
  areas: v.record(area, v.array(releaseHealthSchema)),
  /** Newest first. */
  takenBack: v.array(takenBackSchema),
});
export type HealthReport = v.InferOutput<typeof healthReportSchema>;
