import { parseInstant } from '@flightdeck/shared/format';
import type { StatsData, StatsTotals } from './stats.call';
import type { Period, StatsReport, Totals } from './stats-card-state';

/** Returns the report of a statistics answer. Leaves out periods with an invalid date. */
export function statsReport({ visits, totals, problem }: StatsData): StatsReport {
  return {
    error: problem?.message ?? null,
    periods: visits.flatMap(({ period, views }): Period[] => {
      const date = isoDate(period);
      return date === null ? [] : [{ date, views: Math.max(0, views) }];
    }),
    totals: totals && totalsOf(totals),
  };
}

/**
 * Returns the first day of a period as an ISO date; null for an invalid date. `2023W05W01` is the week that begins on 2023-05-01
 * (DASH-047, OQ-044).
 */
export function isoDate(date: string): string | null {
  const iso = date.replaceAll('W', '-');
  return parseInstant(iso) ? iso : null;
}

function totalsOf({ viewsToday, bestDay, bestDayViews, views, comments }: StatsTotals): Totals {
  const date = isoDate(bestDay);
  const hasBest = bestDayViews !== null && bestDayViews > 0 && date !== null;
  return { viewsToday, bestDay: hasBest ? { views: bestDayViews, date } : null, views, comments };
}
