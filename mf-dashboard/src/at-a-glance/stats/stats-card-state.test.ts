import { failed, loaded, loading } from '../cards/read-result';
import {
  type StatsCardState,
  type StatsInput,
  type StatsReport,
  shouldReadStats,
  showsRangeTabs,
  statsCardState,
} from './stats-card-state';

const totals = { viewsToday: 21, bestDay: null, views: 9876, comments: 25 };
const periods = [
  { date: '2026-11-20', views: 0 },
  { date: '2026-11-21', views: 3 },
];
const report: StatsReport = { error: null, periods, totals };
const emptyReport: StatsReport = { ...report, periods: [{ date: '2026-11-21', views: 0 }] };
const errorReport: StatsReport = { error: 'Failed to fetch', periods: [], totals: null };

const activeInput: StatsInput = {
  isOffline: false,
  isForcedOff: false,
  canToggle: true,
  option: loaded(true),
  isFirstUseDismissed: false,
  daysReport: loaded(report),
  selectedReport: loaded(report),
};
const chartState: StatsCardState = { kind: 'chart', periods, totals };

test.each<[string, Partial<StatsInput>, StatsCardState]>([
  ['shows the chart if there are views', {}, chartState],
  ['offers Activate while stats are off', { option: loaded(false) }, { kind: 'inactive', canActivate: true }],
  [
    "offers no activation to users who can't manage modules",
    { option: loaded(false), canToggle: false },
    { kind: 'inactive', canActivate: false },
  ],
  [
    'offers Activate while stats are off, even after a failed read',
    { option: loaded(false), daysReport: failed('Down.') },
    { kind: 'inactive', canActivate: true },
  ],
  [
    'DASH-037 shows the first-use card when all bars are zero',
    { daysReport: loaded(emptyReport), selectedReport: loaded(emptyReport) },
    { kind: 'first-use' },
  ],
  [
    'DASH-037 shows the first-use card when there are no bars',
    { selectedReport: loaded({ ...emptyReport, periods: [] }) },
    { kind: 'first-use' },
  ],
  [
    'DASH-037 shows a chart of zeros if the first-use card was dismissed',
    { daysReport: loaded(emptyReport), selectedReport: loaded(emptyReport), isFirstUseDismissed: true },
    { kind: 'chart', periods: emptyReport.periods, totals },
  ],
  [
    'DASH-039 shows a provider error instead of the chart',
    { daysReport: loaded(errorReport), selectedReport: loaded(errorReport) },
    { kind: 'unavailable', message: 'Failed to fetch' },
  ],
  [
    'DASH-039 shows a provider error without a message',
    { daysReport: loaded({ ...errorReport, error: '' }), selectedReport: loaded({ ...errorReport, error: '' }) },
    { kind: 'unavailable', message: '' },
  ],
  [
    'DASH-039 shows a provider error of the selected range',
    { selectedReport: loaded(errorReport) },
    { kind: 'unavailable', message: 'Failed to fetch' },
  ],
  [
    'shows the message of a failed read',
    { daysReport: failed('Down.'), selectedReport: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'shows the message of a failed read of another range',
    { selectedReport: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  [
    'shows the loading state while the numbers load',
    { daysReport: loading, selectedReport: loading },
    { kind: 'loading' },
  ],
  ['keeps the totals while another range loads', { selectedReport: loading }, { kind: 'chart', periods: null, totals }],
  ['shows the loading state while the settings load', { option: loading }, { kind: 'loading' }],
  [
    'shows the message of a failed read of the settings',
    { option: failed('Down.') },
    { kind: 'failed', message: 'Down.' },
  ],
  ['shows the offline state while stats are off', { isOffline: true, option: loaded(false) }, { kind: 'offline' }],
  ['shows the offline state while stats are on', { isOffline: true }, { kind: 'offline' }],
  ['shows that an override keeps stats off', { isForcedOff: true }, { kind: 'forced-off' }],
  ['gives an override precedence over offline', { isForcedOff: true, isOffline: true }, { kind: 'forced-off' }],
])('%s', (_what, change, state) => {
  expect(statsCardState({ ...activeInput, ...change })).toEqual(state);
});

test.each<[string, StatsCardState, 'day' | 'week', isFirstUseDismissed: boolean, isShown: boolean]>([
  ['DASH-042 shows the tabs with data', chartState, 'day', false, true],
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
  ['hides the tabs while stats are off', { kind: 'inactive', canActivate: true }, 'day', true, false],
])('%s', (_what, state, range, isFirstUseDismissed, isShown) => {
  expect(showsRangeTabs(state, range, isFirstUseDismissed)).toBe(isShown);
});

test.each<[string, Partial<StatsInput>, boolean, boolean]>([
  ['reads the statistics while the option is on', {}, false, true],
  ['does not read the statistics before the option is saved as on', {}, true, false],
  ['does not read the statistics while the option is off', { option: loaded(false) }, false, false],
  ['does not read the statistics before the settings are loaded', { option: loading }, false, false],
  ['does not read the statistics offline', { isOffline: true }, false, false],
  ['does not read the statistics while an override keeps stats off', { isForcedOff: true }, false, false],
])('%s', (_what, change, isSaving, expected) => {
  expect(shouldReadStats({ ...activeInput, ...change }, isSaving)).toBe(expected);
});
