import { type Counts, fisher } from './fisher';

/** Counts that decide whether a staged release goes on. */
export interface Trial {
  readonly staged: Counts;
  /** The live release, in the time in which both were served. */
  readonly during: Counts;
  /** The live release, in the time before that. */
  readonly before: Counts;
}

/** Why a host takes a staged release back. */
export interface TakeBack {
  /** `start`: it fails in its first loads. `rate`: it fails more often than the live release. */
  readonly reason: 'start' | 'rate';
  readonly staged: Counts;
  /** The live release, all counts together. */
  readonly live: Counts;
}

/** Loads before the failure rates are compared. */
const leastLoads = 50;
/** How much higher the failure rate has to be. */
const leastDifference = 0.02;
/** First loads, with an earlier rule. */
const firstLoads = 20;
/** Failures in the first loads from which the live release is no longer needed: of 20 loads that fail in 10 %, 0.2 % of runs have 7. */
const failuresWithoutLive = 7;
/** Level at which both releases have to differ while both are served: an outage hits both. */
const duringLevel = 0.05;

const most = 1e9;
const isUsable = ({ loads, failures }: Counts) =>
  Number.isInteger(loads) && Number.isInteger(failures) && failures >= 0 && failures <= loads && loads <= most;

/**
 * Returns the level of the test when the given number of failures has arrived. Hosts test after each visit of the staged release.
 * Between two failures, such a visit makes the result only less significant, so each failure is one test. All levels together are
 * `total`, so that no more than this part of sound releases is taken back, however long the trial lasts.
 * @param first number of failures of the first test
 */
export const levelAt = (failures: number, first: number, total: number): number =>
  failures < first ? 0 : (total * (first - 1)) / (failures * (failures - 1));

/**
 * Decides from the counts of a staged release whether it is taken back (docs/decisions/024). Call it after visits of the staged
 * release only: a test after visits of the live one, too, would be one more look at the same failures, and each look can raise a
 * false alarm. The WordPress plugin has the same rule (`wordpress/plugin/includes/take-back.php`).
 * @returns null to keep serving it, also when counts can't be used
 */
export function takeBack({ staged, during, before }: Trial): TakeBack | null {
  if (![staged, during, before].every(isUsable)) return null;
  const live = { loads: during.loads + before.loads, failures: during.failures + before.failures };
  const differs = (level: number) =>
    fisher(staged, live) <= level && (during.loads === 0 || fisher(staged, during) <= duringLevel);
  const { loads, failures } = staged;
  if (loads <= firstLoads) {
    const isClear =
      live.loads === 0 ? failures >= failuresWithoutLive : failures >= 5 && differs(levelAt(failures, 5, 0.002));
    return isClear ? { reason: 'start', staged, live } : null;
  }
  if (loads < leastLoads || live.loads === 0) return null;
  if (failures / loads - live.failures / live.loads <= leastDifference) return null;
  return differs(levelAt(failures, 4, 0.008)) ? { reason: 'rate', staged, live } : null;
}
