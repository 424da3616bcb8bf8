import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { listOf, numberOr, orElse, plainText, requiredListOf, text } from '@flightdeck/shared/schema';
import type { Range } from './stats-card-state';

const visitsSchema = v.object({
  data: listOf(
    v.pipe(
      v.looseTuple([v.string(), numberOr(0)]),
      v.transform(([period, views]) => ({ period, views })),
    ),
  ),
});

/** A number, also from a string of digits; null for anything else. */
const countSchema = v.optional(
  orElse<number | null>(v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]), null),
  null,
);

const totalsSchema = v.pipe(
  v.object({
    views_today: countSchema,
    visitors_today: countSchema,
    views_best_day: v.optional(text, ''),
    views_best_day_total: countSchema,
    views: countSchema,
    comments: countSchema,
    posts: countSchema,
  }),
  v.transform(
    (stats): StatsTotals => ({
      viewsToday: stats.views_today,
      visitorsToday: stats.visitors_today,
      bestDay: stats.views_best_day,
      bestDayViews: stats.views_best_day_total,
      views: stats.views,
      comments: stats.comments,
      posts: stats.posts,
    }),
  ),
);

/** An error that WordPress serialized into the answer. */
const providerErrorSchema = v.pipe(
  v.object({ errors: v.record(v.string(), requiredListOf(v.string())) }),
  v.transform(({ errors }): StatsProblem => {
    const [code = 'stats_error', [message = ''] = []] = Object.entries(errors)[0] ?? [];
    return { code, message: plainText(message) };
  }),
);

/** A failed provider answer that the site forwards unchanged, without a message to display (FACT-SHR-1). */
const rawResponseSchema = v.pipe(
  v.object({ response: v.unknown() }),
  v.transform((): StatsProblem => ({ code: 'stats_error', message: '' })),
);
const problemSchema = v.union([providerErrorSchema, rawResponseSchema]);

/** Error of the provider. */
export interface StatsProblem {
  readonly code: string;
  readonly message: string;
}

/** Views of one period: `2023-02-14`, or `2023W02W13` for the week that began on 2023-02-13. */
export interface Visits {
  readonly period: string;
  readonly views: number;
}

/** Figures of today and of all time; null if missing or invalid in the answer. */
export interface StatsTotals {
  readonly viewsToday: number | null;
  readonly visitorsToday: number | null;
  /** Empty without a best day. */
  readonly bestDay: string;
  readonly bestDayViews: number | null;
  readonly views: number | null;
  readonly comments: number | null;
  /** Published posts. */
  readonly posts: number | null;
}

/** Figures of one range, oldest period first. */
export interface StatsData {
  readonly visits: readonly Visits[];
  /** Only the range `day` has totals. */
  readonly totals: StatsTotals | null;
  readonly problem: StatsProblem | null;
}

const noFigures = { visits: [], totals: null };

const rangeSchema = (key: 'week' | 'month') =>
  v.pipe(
    v.object({ [key]: v.union([problemSchema, visitsSchema]) }),
    v.transform((answer): StatsData => {
      const result = answer[key];
      if (result && 'data' in result) return { ...noFigures, visits: result.data, problem: null };
      return { ...noFigures, problem: result ?? null };
    }),
  );

const dailySchema = v.pipe(
  v.object({
    general: v.union([problemSchema, v.object({ stats: totalsSchema })]),
    day: orElse(
      v.union([
        visitsSchema,
        // Without visits, PHP writes an empty list instead of an object.
        v.pipe(
          v.tuple([]),
          v.transform(() => ({ data: [] })),
        ),
      ]),
      { data: [] },
    ),
  }),
  v.transform(({ general, day }): StatsData => {
    if (!('stats' in general)) return { ...noFigures, problem: general };
    return { visits: day.data, totals: general.stats, problem: null };
  }),
);

const schemas = { day: dailySchema, week: rangeSchema('week'), month: rangeSchema('month') };

/** Reads `module/stats/data` (SHR-044). A provider error has status 200 and fills `problem`. */
export const statsRead = (range: Range) => defineRead<StatsData>('module/stats/data', schemas[range], { range });
