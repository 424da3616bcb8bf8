import fc from 'fast-check';
import type { StatsData } from './stats.call';
import { statsBars } from './stats-bars';
import { ranges, type StatsReport } from './stats-card-state';
import { isoDate, statsReport } from './stats-report';

const totals = {
  viewsToday: 21,
  visitorsToday: 3,
  bestDay: '2023-02-14',
  bestDayViews: 310,
  views: 9876,
  comments: 25,
  posts: 25,
};
const answer: StatsData = { visits: [], totals: null, problem: null };
const none: StatsReport = { error: null, periods: [], totals: null };

test.each<[string, Partial<StatsData>, Partial<StatsReport>]>([
  [
    'DASH-046.1 the totals',
    { totals },
    { totals: { viewsToday: 21, bestDay: { views: 310, date: '2023-02-14' }, views: 9876, comments: 25 } },
  ],
  [
    'without a visit there is no best day',
    { totals: { ...totals, bestDay: '', bestDayViews: 0 } },
    { totals: { viewsToday: 21, bestDay: null, views: 9876, comments: 25 } },
  ],
  [
    'DASH-045 figures that are missing are unknown, not zero',
    { totals: { ...totals, viewsToday: null, bestDayViews: null, views: null, comments: null } },
    { totals: { viewsToday: null, bestDay: null, views: null, comments: null } },
  ],
  ['DASH-046.2 an error of the provider', { problem: { code: 'stats_error', message: 'Failed' } }, { error: 'Failed' }],
  ['an error without words', { problem: { code: 'missing_token', message: '' } }, { error: '' }],
  [
    'DASH-046.3 the periods; what has no date or no sense is left out or zero',
    {
      visits: [
        { period: '2023W05W01', views: 5 },
        { period: 'soon', views: 7 },
        { period: '2023-05-08', views: -4 },
      ],
    },
    {
      periods: [
        { date: '2023-05-01', views: 5 },
        { date: '2023-05-08', views: 0 },
      ],
    },
  ],
  ['nothing', {}, {}],
])('%s', (_what, change, report) => {
  expect(statsReport({ ...answer, ...change })).toEqual({ ...none, ...report });
});

test('DASH-046 totals, an error and the periods of one answer all come through', () => {
  const visits = [{ period: '2023-05-01', views: 5 }];
  expect(statsReport({ totals, problem: { code: 'stats_error', message: 'Failed' }, visits })).toEqual({
    totals: { viewsToday: 21, bestDay: { views: 310, date: '2023-02-14' }, views: 9876, comments: 25 },
    error: 'Failed',
    periods: [{ date: '2023-05-01', views: 5 }],
  });
});

test.each([
  ['DASH-047 a week', '2023W05W01', '2023-05-01'],
  ['a day', '2023-05-01', '2023-05-01'],
  ['a day that is none', '2023W13W01', null],
])('the date of %s', (_what, date, iso) => {
  expect(isoDate(date)).toBe(iso);
});

test('whatever the periods are called, bars have finite values and a label', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.double({ noNaN: true }))),
      fc.constantFrom(...ranges),
      (list, range) => {
        const report = statsReport({ ...answer, visits: list.map(([period, views]) => ({ period, views })) });
        for (const bar of statsBars(report.periods, range, 'en')) expect(bar.label).not.toBe('');
      },
    ),
  );
});

test.each([
  ['day', 'May 1', ['May 1st', 'Views: 1,234', 'Click to view Jetpack Stats.']],
  ['week', 'May 1', ['Week of May 1st', 'Views: 1,234', 'Click to view Jetpack Stats.']],
  ['month', 'May', ['May 2023', 'Views: 1,234', 'Click to view Jetpack Stats.']],
] as const)('label and tooltip of a %s', (range, label, tooltip) => {
  const [bar] = statsBars([{ date: '2023-05-01', views: 1234 }], range, 'en');
  expect(bar).toEqual({ id: '2023-05-01', label, value: 1234, tooltip });
});
