import type { Staged, VisitCounts } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';

/** First visits of a staged release, which decide whether the site still serves it. */
export const trialSchema = v.object({
  version: v.string(),
  /** Time at which the release was staged. Staging it again starts another trial. */
  since: v.string(),
  visits: v.number(),
  failures: v.number(),
  /** Users for whom it failed, as pseudonymous IDs. */
  users: v.array(v.string()),
  /** Whether the live release has failed after `since`. */
  hasLiveFailed: v.boolean(),
});
export type Trial = v.InferOutput<typeof trialSchema>;

/** Number of visits of the staged release that a trial counts. */
const trialVisits = 20;
const minFailures = 5;
/** One or two users alone cannot end a trial, because any user can send visits that never happened. */
const minUsers = 3;

/** Returns a trial without visits. */
export const newTrial = (version: string, since: string): Trial => ({
  version,
  since,
  visits: 0,
  failures: 0,
  users: [],
  hasLiveFailed: false,
});

/**
 * Returns a trial after one more visit. The WordPress plugin has the same rules (`wordpress/plugin/includes/set/staged-trial.php`), and
 * both are tested with the cases of `rules/cases/staged-releases.json`.
 * @param isStaged whether it is a visit of the staged release; visits of the live release only show whether that one fails too
 * @param user a pseudonymous ID
 */
export function withVisit(trial: Trial, isStaged: boolean, hasFailed: boolean, user: string): Trial {
  if (!isStaged) return hasFailed ? { ...trial, hasLiveFailed: true } : trial;
  if (trial.visits >= trialVisits) return trial;
  return {
    ...trial,
    visits: trial.visits + 1,
    failures: trial.failures + (hasFailed ? 1 : 0),
    users: hasFailed && !trial.users.includes(user) ? [...trial.users, user] : trial.users,
  };
}

/**
 * Returns whether a staged release is no longer served: it failed in at least 5 of its first 20 visits, for at least 3 users, and the
 * live release did not fail.
 */
export const hasFailedTrial = ({ failures, users, hasLiveFailed }: Trial): boolean =>
  failures >= minFailures && users.length >= minUsers && !hasLiveFailed;

/** Releases that the site has withdrawn. */
export type WithdrawnReleases = Pick<VisitCounts, 'withdrawn'>;

/** Returns whether the site has withdrawn a staged release. Staging it again starts another trial. */
export function isWithdrawn({ withdrawn }: WithdrawnReleases, area: string, { entry, since }: Staged): boolean {
  const release = withdrawn[area];
  return release?.version === entry.version && release.since === since;
}
