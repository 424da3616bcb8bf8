/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { statsRead } from './stats.call';
import type { Range } from './stats-card-state';

fakeServer();

const onStats = (range: Range) => onCall('GET', 'module/stats/data', { range });
const series = (unit: string, ...data: unknown[]) => ({ date: '2023-02-14', unit, fields: ['period', 'views'], data });
const providerError = { errors: { stats_error: ['Failed to fetch Stats from WPCOM'] }, error_data: [] };

test('SHR-044 DASH-046.1 DASH-046.3 reads days with totals', async () => {
  const day = series('day', ['2023-02-13', 3], ['2023-02-14', '5']);
  const stats = {
    views_today: 5,
    visitors_today: 2,
    views_best_day: '2023-02-14',
    views_best_day_total: 310,
    views: '98',
    comments: 3,
  };
  onStats('day').reply(200, { general: { date: '2023-02-14', stats, visits: day }, day });
  await expect(readNow(statsRead('day'))).resolves.toEqual({
    visits: [
      { period: '2023-02-13', views: 3 },
      { period: '2023-02-14', views: 5 },
    ],
    totals: {
      viewsToday: 5,
      visitorsToday: 2,
      bestDay: '2023-02-14',
      bestDayViews: 310,
      views: 98,
      comments: 3,
      posts: null,
    },
    problem: null,
  });
});

test.each<[Range, string]>([
  ['week', '2023W02W13'],
  ['month', '2023-02-01'],
])('SHR-044 DASH-041 DASH-046.3 reads the views of each %s', async (range, period) => {
  onStats(range).reply(200, { [range]: series(range, [period, 7]) });
  await expect(readNow(statsRead(range))).resolves.toEqual({
    visits: [{ period, views: 7 }],
    totals: null,
    problem: null,
  });
});

const problem = { code: 'stats_error', message: 'Failed to fetch Stats from WPCOM' };

test.each<[string, Range, object, object]>([
  ['of the days', 'day', { general: providerError, day: [] }, problem],
  ['of the weeks', 'week', { week: providerError }, problem],
  ['of the months', 'month', { month: providerError }, problem],
  [
    'with markup in a list with gaps',
    'week',
    { week: { errors: { stats_error: { 1: '<strong>Down</strong> &amp; out.' } } } },
    { code: 'stats_error', message: 'Down & out.' },
  ],
  [
    'that is the raw provider answer',
    'day',
    { general: { response: { code: 500 } } },
    { code: 'stats_error', message: '' },
  ],
])(
  'SHR-044 DASH-046.2 returns a provider error %s as a problem, although the status is 200',
  async (_what, range, answer, expectedProblem) => {
    onStats(range).reply(200, answer);
    await expect(readNow(statsRead(range))).resolves.toEqual({ visits: [], totals: null, problem: expectedProblem });
  },
);

test('SHR-044 rejects an answer that does not fit the schema', async () => {
  onStats('week').reply(200, { day: [] });
  await expect(readNow(statsRead('week'))).rejects.toMatchObject({ code: 'rest-shape' });
});
