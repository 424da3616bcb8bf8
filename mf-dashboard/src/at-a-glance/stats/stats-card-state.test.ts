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

test.each<[string, StatsCardState, Partial<StatsInput>]>([
  ['with views', chartState, {}],
  ['while stats are off', inactive(true), { option: loaded(false) }],
  ["for users who can't manage modules", inactive(false), { option: loaded(false), canToggle: false }],
  ['while stats are off, after a failed read', inactive(true), { option: loaded(false), daysReport: failed('Down.') }],
  ['DASH-037 when all bars are zero', { kind: 'first-use' }, reports(loaded(emptyReport))],
  ['DASH-037 without bars', { kind: 'first-use' }, { selectedReport: loaded({ ...emptyReport, periods: [] }) }],
  [
    'DASH-037 when all bars are zero and the first-use card was dismissed',
    { kind: 'chart', periods: emptyReport.periods, totals },
    { ...reports(loaded(emptyReport)), isFirstUseDismissed: true },
  ],
  ['DASH-039 after a provider error', unavailable('Failed to fetch'), reports(loaded(errorReport))],
  [
    'DASH-039 after a provider error without a message',
    unavailable(''),
    reports(loaded({ ...errorReport, error: '' })),
  ],
  [
    'DASH-039 after a provider error of the selected range',
    unavailable('Failed to fetch'),
    { selectedReport: loaded(errorReport) },
  ],
  ['after a failed read', failure, reports(failed('Down.'))],
  ['after a failed read of another range', failure, { selectedReport: failed('Down.') }],
  ['while the numbers load', { kind: 'loading' }, reports(loading)],
  ['while another range loads', { kind: 'chart', periods: null, totals }, { selectedReport: loading }],
  ['while the settings load', { kind: 'loading' }, { option: loading }],
  ['after a failed read of the settings', failure, { option: failed('Down.') }],
  ['offline while stats are off', { kind: 'offline' }, { isOffline: true, option: loaded(false) }],
  ['offline while stats are on', { kind: 'offline' }, { isOffline: true }],
  ['while an override keeps stats off', { kind: 'forced-off' }, { isForcedOff: true }],
  ['offline while an override keeps stats off', { kind: 'forced-off' }, { isForcedOff: true, isOffline: true }],
])('%s, the stats card is %j', (_when, state, change) => {
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
