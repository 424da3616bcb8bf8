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
const failure = { kind: 'failed', message: 'Down.' } as const;
const inactive = (canActivate: boolean) => ({ kind: 'inactive', canActivate }) as const;
const unavailable = (message: string) => ({ kind: 'unavailable', message }) as const;
/** Both reports of a site whose days are shown. */
const reports = (of: StatsInput['daysReport']) => ({ daysReport: of, selectedReport: of });

test.each<[string, Partial<StatsInput>, StatsCardState]>([
  ['with views', {}, chartState],
  ['while stats are off', { option: loaded(false) }, inactive(true)],
  ["for users who can't manage modules", { option: loaded(false), canToggle: false }, inactive(false)],
  ['while stats are off, after a failed read', { option: loaded(false), daysReport: failed('Down.') }, inactive(true)],
  ['DASH-037 when all bars are zero', reports(loaded(emptyReport)), { kind: 'first-use' }],
  ['DASH-037 without bars', { selectedReport: loaded({ ...emptyReport, periods: [] }) }, { kind: 'first-use' }],
  [
    'DASH-037 when all bars are zero and the first-use card was dismissed',
    { ...reports(loaded(emptyReport)), isFirstUseDismissed: true },
    { kind: 'chart', periods: emptyReport.periods, totals },
  ],
  ['DASH-039 after a provider error', reports(loaded(errorReport)), unavailable('Failed to fetch')],
  [
    'DASH-039 after a provider error without a message',
    reports(loaded({ ...errorReport, error: '' })),
    unavailable(''),
  ],
  [
    'DASH-039 after a provider error of the selected range',
    { selectedReport: loaded(errorReport) },
    unavailable('Failed to fetch'),
  ],
  ['after a failed read', reports(failed('Down.')), failure],
  ['after a failed read of another range', { selectedReport: failed('Down.') }, failure],
  ['while the numbers load', reports(loading), { kind: 'loading' }],
  ['while another range loads', { selectedReport: loading }, { kind: 'chart', periods: null, totals }],
  ['while the settings load', { option: loading }, { kind: 'loading' }],
  ['after a failed read of the settings', { option: failed('Down.') }, failure],
  ['offline while stats are off', { isOffline: true, option: loaded(false) }, { kind: 'offline' }],
  ['offline while stats are on', { isOffline: true }, { kind: 'offline' }],
  ['while an override keeps stats off', { isForcedOff: true }, { kind: 'forced-off' }],
  ['offline while an override keeps stats off', { isForcedOff: true, isOffline: true }, { kind: 'forced-off' }],
])('the state of the stats card %s', (_when, change, state) => {
  expect(statsCardState({ ...activeInput, ...change })).toEqual(state);
});

const loadingRange: StatsCardState = { kind: 'chart', periods: null, totals };
test.each<[string, StatsCardState, 'day' | 'week', isFirstUseDismissed: boolean, isShown: boolean]>([
  ['DASH-042 with data', chartState, 'day', false, true],
  ['DASH-042 while another range loads', loadingRange, 'week', false, true],
  ['DASH-042 on the first-use card', { kind: 'first-use' }, 'day', false, false],
  ['DASH-042 while the first range loads', { kind: 'loading' }, 'day', false, false],
  ['DASH-042 while the first range loads, after a dismissal', { kind: 'loading' }, 'day', true, true],
  ['DASH-042 beside an error of the first range', unavailable(''), 'day', false, false],
  ['DASH-042 beside an error of the first range, after a dismissal', failure, 'day', true, true],
  ['beside a failure of another range', failure, 'week', false, true],
  ['beside a provider error of another range', unavailable(''), 'week', false, true],
  ['while another range loads without data', { kind: 'loading' }, 'week', false, false],
  ['while stats are off', inactive(true), 'day', true, false],
])('%s (%j, range %s, first-use card dismissed: %s), shows the tabs of the ranges: %s', (_when, ...row) => {
  const [state, range, isFirstUseDismissed, isShown] = row;
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
