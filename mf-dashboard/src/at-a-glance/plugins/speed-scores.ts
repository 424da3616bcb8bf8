import type { InitialState } from '@flightdeck/shared/contracts/page';

/** Speed scores of the home page, integers from 0 to 100. */
export interface Scores {
  readonly mobile: number;
  readonly desktop: number;
  readonly measuredAt: Date;
}

const isScore = (score: number) => score >= 0 && score <= 100;

/** Returns the last scores that Jetpack Boost measured, or null if there are none or a score or the time is invalid. */
export function scoresOf(speedScores: InitialState['siteData']['latestBoostSpeedScores']): Scores | null {
  if (!speedScores) return null;
  const { mobile, desktop } = speedScores.scores;
  const measuredAt = new Date(speedScores.timestamp * 1000);
  const isValid = isScore(mobile) && isScore(desktop) && measuredAt.getTime() > 0;
  return isValid ? { mobile: Math.round(mobile), desktop: Math.round(desktop), measuredAt } : null;
}
