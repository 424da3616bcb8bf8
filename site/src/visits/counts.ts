import { areasIn } from '@flightdeck/shared/contracts/areas';
import {
  type AreaVisit,
  type Registry,
  type ReleaseCounts,
  releaseFailures,
  type Visit,
  type VisitCounts,
  withdrawnReleaseSchema,
} from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { areasFor, type Visitor } from '../set/audience';
import { hasFailedTrial, isWithdrawn, newTrial, trialSchema, withVisit } from '../set/staged-rules';

const totalSchema = v.object({
  visits: v.number(),
  failures: v.number(),
  /** Sum of the load times of the visits without a failure, in ms. */
  ms: v.number(),
  /** Number of failures by code. */
  codes: v.record(v.string(), v.number()),
});
type Total = v.InferOutput<typeof totalSchema>;

/** Everything that the site stores about visits. */
export const countsSchema = v.object({
  /** By area and version. */
  totals: v.record(v.string(), v.record(v.string(), totalSchema)),
  /** By area. */
  trials: v.record(v.string(), trialSchema),
  /** The last release of each area that was withdrawn. */
  withdrawn: v.record(v.string(), withdrawnReleaseSchema),
  /** Requests of each user in one hour, by pseudonymous ID. */
  rate: v.object({ hour: v.number(), users: v.record(v.string(), v.number()) }),
});
export type Counts = v.InferOutput<typeof countsSchema>;

export const noCounts: Counts = { totals: {}, trials: {}, withdrawn: {}, rate: { hour: 0, users: {} } };
const emptyTotal: Total = { visits: 0, failures: 0, ms: 0, codes: {} };

/** Maximum number of requests of one user that the site reads in one hour. */
const maxPerHour = 30;
/** Longer load times count as this one, so that a single visit cannot spoil the average. */
const maxLoadMs = 60_000;

/**
 * Counts a request of a user. Call it before reading the body of the request.
 * @param user a pseudonymous ID
 * @returns the new counts, or null if the user has sent too many requests in this hour
 */
export function countRequest(counts: Counts, user: string, now: number): Counts | null {
  const hour = Math.floor(now / 3_600_000);
  const users = counts.rate.hour === hour ? counts.rate.users : {};
  const sent = users[user] ?? 0;
  return sent >= maxPerHour ? null : { ...counts, rate: { hour, users: { ...users, [user]: sent + 1 } } };
}

/**
 * Counts one visit, removes the counts of releases that the registry no longer names, and withdraws staged releases that fail in
 * their first visits (docs/decisions/035).
 * @param user a pseudonymous ID
 * @param visitor the user; visits of releases that the user does not get are not counted
 */
export function countVisit(
  counts: Counts,
  visit: Visit,
  registry: Registry,
  user: string,
  visitor: Visitor,
  now: number,
): Counts {
  const newCounts: Counts = { ...counts, totals: {}, trials: {}, withdrawn: { ...counts.withdrawn } };
  const servedAreas = areasFor(registry, visitor, counts);
  for (const area of areasIn(registry.areas)) {
    const staged = registry.staged?.[area];
    const totals = totalsOf(counts.totals[area], [registry.areas[area]?.version, staged?.entry.version]);
    const areaVisit = visit.areas[area];
    // A tab that has been open for a long time can run another release.
    const isCounted =
      areaVisit !== undefined && areaVisit.version === servedAreas[area]?.version && hasKnownCode(areaVisit);
    newCounts.totals[area] = isCounted
      ? { ...totals, [areaVisit.version]: withAreaVisit(totals[areaVisit.version] ?? emptyTotal, areaVisit) }
      : totals;
    if (!staged || isWithdrawn(counts, area, staged)) continue;
    const { version } = staged.entry;
    const earlier = counts.trials[area];
    const trial =
      earlier?.version === version && earlier.since === staged.since ? earlier : newTrial(version, staged.since);
    const updatedTrial = isCounted
      ? withVisit(trial, areaVisit.version === version, areaVisit.code !== undefined, user)
      : trial;
    newCounts.trials[area] = updatedTrial;
    if (!hasFailedTrial(updatedTrial)) continue;
    const { since, visits, failures } = updatedTrial;
    newCounts.withdrawn[area] = { version, since, at: new Date(now).toISOString(), visits, failures };
  }
  return newCounts;
}

/** Returns the totals of these versions. */
const totalsOf = (totals: Readonly<Record<string, Total>> = {}, versions: readonly (string | undefined)[]) =>
  Object.fromEntries(Object.entries(totals).filter(([version]) => versions.includes(version)));

/** Returns whether a visit had no failure, or one with a code that a release can cause. */
const hasKnownCode = ({ code }: AreaVisit) => code === undefined || releaseFailures.some((known) => known === code);

/** Returns a total with one more visit. */
function withAreaVisit({ visits, failures, ms, codes }: Total, { code, ms: loadMs = 0 }: AreaVisit): Total {
  if (code !== undefined)
    return { visits: visits + 1, failures: failures + 1, ms, codes: { ...codes, [code]: (codes[code] ?? 0) + 1 } };
  return { visits: visits + 1, failures, ms: ms + Math.min(Math.max(Math.round(loadMs), 0), maxLoadMs), codes };
}

/** Returns the counts as administrators get them: the live release of each area, then the staged one. */
export function countsReport(counts: Counts, { areas, staged = {} }: Registry): VisitCounts {
  const rows: VisitCounts['areas'] = {};
  for (const area of areasIn(areas)) {
    const release = staged[area];
    const row = (version: string, stage: ReleaseCounts['stage']): ReleaseCounts => {
      const { ms, ...total } = counts.totals[area]?.[version] ?? emptyTotal;
      const workingVisits = total.visits - total.failures;
      return { version, stage, ...total, ms: workingVisits > 0 ? Math.round(ms / workingVisits) : null };
    };
    const stage = release && isWithdrawn(counts, area, release) ? 'withdrawn' : 'staged';
    const live = areas[area];
    rows[area] = live ? [row(live.version, 'live')] : [];
    if (release) rows[area].push(row(release.entry.version, stage));
  }
  return { areas: rows, withdrawn: counts.withdrawn };
}
