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
  selected: loaded(report),
};
const chart: StatsCardState = { kind: 'chart', periods, totals };

test.each<[string, Partial<StatsFacts>, StatsCardState]>([
  ['shows the chart while active with views', {}, chart],
  ['DASH-036 offers Activate while off', { option: loaded(false) }, { kind: 'inactive', canActivate: true }],
  [
    "offers no activation to users who can't manage modules",
    { option: loaded(false), canToggle: false },
    { kind: 'inactive', canActivate: false },
  ],
  [
    'is inactive while off despite a failed read',
    { option: loaded(false), days: failed('Down.') },
    { kind: 'inactive', canActivate: true },
  ],
  [
    'DASH-037 shows the first-use card when all bars are zero',
    { days: loaded(empty), selected: loaded(empty) },
    { kind: 'first-use' },
  ],
  [
    'DASH-037 shows the first-use card without bars',
    { selected: loaded({ ...empty, periods: [] }) },
    { kind: 'first-use' },
  ],
  [
    'DASH-037 shows an empty chart if the first-use card was dismissed',
    { days: loaded(empty), selected: loaded(empty), isFirstUseDismissed: true },
    { kind: 'chart', periods: empty.periods, totals },
  ],
  [
    'DASH-039 shows a provider error instead of the chart',
    { days: loaded(broken), selected: loaded(broken) },
    { kind: 'unavailable', message: 'Failed to fetch' },
  ],
  [
    'DASH-039 shows a provider error without a message',
    { days: loaded({ ...broken, error: '' }), selected: loaded({ ...broken, error: '' }) },
    { kind: 'unavailable', message: '' },
  ],
  [
    'DASH-039 shows a provider error of the selected range',
    { selected: loaded(broken) },
    { kind: 'unavailable', message: 'Failed to fetch' },
  ],
  [
    'shows the failure of the read',
    { days: failed('Down.'), selected: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  ['shows the failure of the selected range', { selected: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['shows loading while the numbers load', { days: loading, selected: loading }, { kind: 'loading' }],
  ['keeps the totals while another range loads', { selected: loading }, { kind: 'chart', periods: null, totals }],
  ['shows loading while the settings load', { option: loading }, { kind: 'loading' }],
  ['shows the failure of the settings read', { option: failed('Down.') }, { kind: 'failed', message: 'Down.' }],
  ['shows the offline state while off', { isOffline: true, option: loaded(false) }, { kind: 'offline' }],
  ['shows the offline state while on', { isOffline: true }, { kind: 'offline' }],
  ['shows that an override keeps stats off', { isForcedOff: true }, { kind: 'forced-off' }],
  ['gives an override precedence over offline', { isForcedOff: true, isOffline: true }, { kind: 'forced-off' }],
])('%s', (_what, change, state) => {
  expect(statsCardState({ ...active, ...change })).toEqual(state);
});

test.each<[string, StatsCardState, 'day' | 'week', isFirstUseDismissed: boolean, isShown: boolean]>([
  ['DASH-042 shows the tabs with data', chart, 'day', false, true],
  ['DASH-042 shows the tabs while another range loads', { kind: 'chart', periods: null, totals }, 'week', false, true],
  ['DASH-042 hides the tabs on the first-use card', { kind: 'first-use' }, 'day', false, false],
  ['DASH-042 hides the tabs while the first range loads', { kind: 'loading' }, 'day', false, false],
  [
    'DASH-042 shows the tabs while the first range loads if the first-use card was dismissed',
    { kind: 'loading' },
    'day',
    true,
    true,
  ],
  [
    'DASH-042 hides the tabs beside an error of the first range',
    { kind: 'unavailable', message: '' },
    'day',
    false,
    false,
  ],
  [
    'DASH-042 shows the tabs beside an error of the first range if the first-use card was dismissed',
    { kind: 'failed', message: '' },
    'day',
    true,
    true,
  ],
  ['shows the tabs beside a failure of another range', { kind: 'failed', message: '' }, 'week', false, true],
  [
    'shows the tabs beside a provider error of another range',
    { kind: 'unavailable', message: '' },
    'week',
    false,
    true,
  ],
  ['hides the tabs while another range loads without data', { kind: 'loading' }, 'week', false, false],
  ['hides the tabs while off', { kind: 'inactive', canActivate: true }, 'day', true, false],
])('%s', (_what, state, range, isFirstUseDismissed, isShown) => {
  expect(hasRanges(state, range, isFirstUseDismissed)).toBe(isShown);
});

test.each<[string, Partial<StatsFacts>, boolean, boolean]>([
  ['reads the numbers while on', {}, false, true],
  ['DASH-036 does not read the numbers before the option is saved as on', {}, true, false],
  ['does not read the numbers while off', { option: loaded(false) }, false, false],
  ['does not read the numbers before the settings are loaded', { option: loading }, false, false],
  ['does not read the numbers offline', { isOffline: true }, false, false],
  ['does not read the numbers while an override keeps stats off', { isForcedOff: true }, false, false],
])('%s', (_what, change, isSaving, expected) => {
  expect(shouldReadStats({ ...active, ...change }, isSaving)).toBe(expected);
});
