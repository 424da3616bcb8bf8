import type { InitialState } from '@flightdeck/shared/contracts/page';

/** Scores of the home page, 0 to 100. */
export interface Scores {
  readonly mobile: number;
  readonly desktop: number;
  readonly measured: Date;
}

const isScore = (score: number) => score >= 0 && score <= 100;

/** Returns the last scores that Jetpack Boost measured; null without any, and for numbers that are not scores. */
export function scoresOf(latest: InitialState['siteData']['latestBoostSpeedScores']): Scores | null {
  if (!latest) return null;
  const { mobile, desktop } = latest.scores;
  const measured = new Date(latest.timestamp * 1000);
  const isReadable = isScore(mobile) && isScore(desktop) && measured.getTime() > 0;
  return isReadable ? { mobile: Math.round(mobile), desktop: Math.round(desktop), measured } : null;
}
