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
const emptyAnswer: StatsData = { visits: [], totals: null, problem: null };
const emptyReport: StatsReport = { error: null, periods: [], totals: null };

const known = { viewsToday: 21, bestDay: { views: 310, date: '2023-02-14' }, views: 9876, comments: 25 };
const unknown = { viewsToday: null, bestDay: null, views: null, comments: null };
const visits = [
  { period: '2023W05W01', views: 5 },
  { period: 'soon', views: 7 },
  { period: '2023-05-08', views: -4 },
];
const periods = [
  { date: '2023-05-01', views: 5 },
  { date: '2023-05-08', views: 0 },
];

test.each<[string, Partial<StatsData>, Partial<StatsReport>]>([
  ['DASH-046.1 the totals', { totals }, { totals: known }],
  [
    'no best day without views',
    { totals: { ...totals, bestDay: '', bestDayViews: 0 } },
    { totals: { ...known, bestDay: null } },
  ],
  [
    'DASH-045 missing figures as unknown, not zero',
    { totals: { ...totals, viewsToday: null, bestDayViews: null, views: null, comments: null } },
    { totals: unknown },
  ],
  ['DASH-046.2 a provider error', { problem: { code: 'stats_error', message: 'Failed' } }, { error: 'Failed' }],
  ['a provider error without a message', { problem: { code: 'missing_token', message: '' } }, { error: '' }],
  ['DASH-046.3 only periods with a valid date, and 0 for negative views', { visits }, { periods }],
  ['an empty report for an empty answer', {}, {}],
])('returns %s', (_what, change, report) => {
  expect(statsReport({ ...emptyAnswer, ...change })).toEqual({ ...emptyReport, ...report });
});

test('DASH-046 returns totals, error and periods of one answer', () => {
  const problem = { code: 'stats_error', message: 'Failed' };
  expect(statsReport({ totals, problem, visits })).toEqual({ totals: known, error: 'Failed', periods });
});

test.each([
  ['DASH-047 returns the first day of a week as an ISO date', '2023W05W01', '2023-05-01'],
  ['returns an ISO date unchanged', '2023-05-01', '2023-05-01'],
  ['returns null for an impossible date', '2023W13W01', null],
])('%s', (_what, date, iso) => {
  expect(isoDate(date)).toBe(iso);
});

test('labels every bar, for any periods', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.double({ noNaN: true }))),
      fc.constantFrom(...ranges),
      (list, range) => {
        const report = statsReport({ ...emptyAnswer, visits: list.map(([period, views]) => ({ period, views })) });
        for (const bar of statsBars(report.periods, range, { lang: 'en' })) expect(bar.label).not.toBe('');
      },
    ),
  );
});

test.each([
  ['day', 'May 1', ['May 1st', 'Views: 1,234', 'Click to view Jetpack Stats.']],
  ['week', 'May 1', ['Week of May 1st', 'Views: 1,234', 'Click to view Jetpack Stats.']],
  ['month', 'May', ['May 2023', 'Views: 1,234', 'Click to view Jetpack Stats.']],
] as const)('returns the bar of a %s with its label and tooltip', (range, label, tooltip) => {
  const newerPeriod = { date: '2023-06-01', views: 1 };
  const [bar] = statsBars([{ date: '2023-05-01', views: 1234 }, newerPeriod], range, { lang: 'en' });
  expect(bar).toEqual({ id: '2023-05-01', label, value: 1234, tooltip });
});

test('says that the newest bar is not complete', () => {
  const periods = ['2023-05-01', '2023-05-02'].map((date) => ({ date, views: 7 }));
  const notes = statsBars(periods, 'day', { lang: 'en' }).map(({ incompleteNote }) => incompleteNote);
  expect(notes).toEqual([undefined, 'Not complete yet.']);
  expect(statsBars(periods, 'day', { lang: 'en' })[1]?.tooltip).toContain('Not complete yet.');
});
