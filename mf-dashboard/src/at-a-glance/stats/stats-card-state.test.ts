import { failed, loaded, loading } from '../cards/reading';
import {
  hasRanges,
  type StatsCardState,
  type StatsFacts,
  type StatsReport,
  shouldReadStats,
  statsCardState,
} from './stats-card-state';

const totals = { viewsToday: 21, bestDay: null, views: 9876, comments: 25 };
const periods = [
  { date: '2026-11-20', views: 0 },
  { date: '2026-11-21', views: 3 },
];
const report: StatsReport = { error: null, periods, totals };
const empty: StatsReport = { ...report, periods: [{ date: '2026-11-21', views: 0 }] };
const broken: StatsReport = { error: 'Failed to fetch', periods: [], totals: null };

const active: StatsFacts = {
  isOffline: false,
  isForcedOff: false,
  canToggle: true,
  option: loaded(true),
  isFirstUseDismissed: false,
  days: loaded(report),
  shown: loaded(report),
};
const chart: StatsCardState = { kind: 'chart', periods, totals };

test.each<[string, Partial<StatsFacts>, StatsCardState]>([
  ['active with views: the chart', {}, chart],
  ['DASH-036 off: Activate', { option: loaded(false) }, { kind: 'inactive', canActivate: true }],
  ['off, for who cannot switch', { option: loaded(false), canToggle: false }, { kind: 'inactive', canActivate: false }],
  [
    'off, whatever the numbers say',
    { option: loaded(false), days: failed('Down.') },
    { kind: 'inactive', canActivate: true },
  ],
  ['DASH-037 all bars zero: first use', { days: loaded(empty), shown: loaded(empty) }, { kind: 'first-use' }],
  ['DASH-037 no bars at all: first use', { shown: loaded({ ...empty, periods: [] }) }, { kind: 'first-use' }],
  [
    'DASH-037 first use was dismissed: an empty chart',
    { days: loaded(empty), shown: loaded(empty), isFirstUseDismissed: true },
    { kind: 'chart', periods: empty.periods, totals },
  ],
  [
    'DASH-039 an error of the provider replaces the chart',
    { days: loaded(broken), shown: loaded(broken) },
    { kind: 'unavailable', message: 'Failed to fetch' },
  ],
  [
    'DASH-039 also an error without words',
    { days: loaded({ ...broken, error: '' }), shown: loaded({ ...broken, error: '' }) },
    { kind: 'unavailable', message: '' },
  ],
  ['DASH-039 of the shown range alone', { shown: loaded(broken) }, { kind: 'unavailable', message: 'Failed to fetch' }],
  ['the read failed', { days: failed('Down.'), shown: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['the read of another range failed', { shown: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['the numbers are on their way', { days: loading, shown: loading }, { kind: 'loading' }],
  ['another range is on its way: the totals stay', { shown: loading }, { kind: 'chart', periods: null, totals }],
  ['the settings are on their way', { option: loading }, { kind: 'loading' }],
  ['the settings failed', { option: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['offline', { isOffline: true, option: loaded(false) }, { kind: 'offline' }],
  ['offline while on', { isOffline: true }, { kind: 'offline' }],
  ['forced off by an administrator', { isForcedOff: true }, { kind: 'forced-off' }],
  ['forced off wins over offline', { isForcedOff: true, isOffline: true }, { kind: 'forced-off' }],
])('%s', (_what, change, state) => {
  expect(statsCardState({ ...active, ...change })).toEqual(state);
});

test.each<[string, StatsCardState, 'day' | 'week', isFirstUseDismissed: boolean, shown: boolean]>([
  ['DASH-042 show with data', chart, 'day', false, true],
  ['DASH-042 show while another range loads', { kind: 'chart', periods: null, totals }, 'week', false, true],
  ['DASH-042 hide on the first-use card', { kind: 'first-use' }, 'day', false, false],
  ['DASH-042 hide while the first range loads', { kind: 'loading' }, 'day', false, false],
  ['DASH-042 show while the first range loads, after first use', { kind: 'loading' }, 'day', true, true],
  ['DASH-042 hide beside an error of the first range', { kind: 'unavailable', message: '' }, 'day', false, false],
  [
    'DASH-042 show beside an error of the first range, after first use',
    { kind: 'failed', message: '' },
    'day',
    true,
    true,
  ],
  ['show beside an error of another range, as a way back', { kind: 'failed', message: '' }, 'week', false, true],
  ['show beside a refusal of another range', { kind: 'unavailable', message: '' }, 'week', false, true],
  ['hide while another range loads and nothing is there', { kind: 'loading' }, 'week', false, false],
  ['hide while off', { kind: 'inactive', canActivate: true }, 'day', true, false],
])('Days, Weeks and Months %s', (_what, state, range, isFirstUseDismissed, shown) => {
  expect(hasRanges(state, range, isFirstUseDismissed)).toBe(shown);
});

test.each<[string, Partial<StatsFacts>, boolean, boolean]>([
  ['asked for while on', {}, false, true],
  ['DASH-036 not before the option is really on', {}, true, false],
  ['not while off', { option: loaded(false) }, false, false],
  ['not before the settings are there', { option: loading }, false, false],
  ['not offline', { isOffline: true }, false, false],
  ['not where an administrator keeps them off', { isForcedOff: true }, false, false],
])('the numbers are %s', (_what, change, isSaving, wanted) => {
  expect(shouldReadStats({ ...active, ...change }, isSaving)).toBe(wanted);
});
