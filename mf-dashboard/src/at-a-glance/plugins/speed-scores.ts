import type { InitialState } from '@flightdeck/shared/contracts/page';

/** Scores of the home page, 0 to 100. */
export interface Scores {
  readonly mobile: number;
  readonly desktop: number;
  readonly measuredAt: Date;
}

const isScore = (score: number) => score >= 0 && score <= 100;

/** Returns the last scores that Jetpack Boost measured, or null if there are none or a number is out of range. */
export function scoresOf(latest: InitialState['siteData']['latestBoostSpeedScores']): Scores | null {
  if (!latest) return null;
  const { mobile, desktop } = latest.scores;
  const measuredAt = new Date(latest.timestamp * 1000);
  const isValid = isScore(mobile) && isScore(desktop) && measuredAt.getTime() > 0;
  return isValid ? { mobile: Math.round(mobile), desktop: Math.round(desktop), measuredAt } : null;
}
