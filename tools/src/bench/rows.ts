import { limits } from './limits';
import type { Measured } from './measure';
import type { SettingsTimes } from './screens/settings';
import { hoverTime, type Interactions } from './visit/interactions';
import type { Load } from './visit/load';

/** Functions that format a figure for the report. Transferred bytes have decimal units; bytes of memory have binary units. */
export const formats = {
  kilobytes: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  megabytes: (value: number) => `${(value / 1_048_576).toFixed(1)} MB`,
  ms: (value: number) => `${Math.round(value)} ms`,
  count: (value: number) => String(value),
  shift: (value: number) => String(Math.round(value * 10_000) / 10_000),
} as const;

/** Slowdown of the processor: none, or four times. */
type Slowdown = '1' | '4';
type Measurements = Readonly<Record<Slowdown, Measured>>;

/** A row of the report's table. */
export interface Row {
  readonly name: string;
  readonly format: keyof typeof formats;
  /** Figure of the plugin's own page, measured with the same definitions. */
  readonly original?: number;
  /** Largest allowed figure. Limits in ms are for the reference machine of `limits`. */
  readonly limit?: number;
  /** Returns the figure; null or undefined when it was not measured. */
  figure(all: Measurements): number | null | undefined;
}

const cold = (slowdown: Slowdown, name: keyof Load) => (all: Measurements) => all[slowdown].cold[name];
const warm = (slowdown: Slowdown, name: keyof Load) => (all: Measurements) => all[slowdown].warm[name];
const interaction = (slowdown: Slowdown, name: keyof Interactions) => (all: Measurements) =>
  all[slowdown].interactions?.[name];
const settingsTime = (slowdown: Slowdown, name: keyof SettingsTimes) => (all: Measurements) =>
  all[slowdown].settings?.[name];

/** The rows of the table. A name that starts with an ellipsis continues the name above it. */
export const rows: readonly Row[] = [
  {
    name: 'JS and CSS requested before the first card, brotli',
    format: 'kilobytes',
    limit: limits.beforeFirstCard,
    figure: cold('1', 'codeBytesBeforeCard'),
  },
  {
    name: '… of the whole first visit',
    format: 'kilobytes',
    original: 560_000,
    limit: limits.firstVisit,
    figure: cold('1', 'codeBytes'),
  },
  { name: '… transferred, cold', format: 'kilobytes', figure: cold('1', 'transferredBytes') },
  { name: '… transferred, warm', format: 'kilobytes', figure: warm('1', 'transferredBytes') },
  { name: 'JS and CSS files', format: 'count', original: 32, figure: cold('1', 'codeFiles') },
  { name: 'API calls', format: 'count', original: 15, figure: cold('1', 'apiCalls') },
  { name: 'Round trips until the reads are sent', format: 'count', limit: 2, figure: cold('1', 'roundTrips') },
  { name: 'Reads sent twice', format: 'count', limit: 0, figure: cold('1', 'duplicateReads') },
  { name: 'First contentful paint, cold', format: 'ms', original: 464, figure: cold('1', 'fcp') },
  { name: '… at 4x', format: 'ms', original: 988, figure: cold('4', 'fcp') },
  { name: 'First card visible, cold', format: 'ms', original: 899, figure: cold('1', 'firstCardVisible') },
  { name: '… at 4x', format: 'ms', original: 2539, limit: limits.cardsAt4x, figure: cold('4', 'firstCardVisible') },
  { name: 'First card visible, warm', format: 'ms', original: 882, figure: warm('1', 'firstCardVisible') },
  { name: '… at 4x', format: 'ms', original: 2372, figure: warm('4', 'firstCardVisible') },
  { name: 'All cards loaded, cold', format: 'ms', figure: cold('1', 'allCardsLoaded') },
  { name: '… at 4x', format: 'ms', figure: cold('4', 'allCardsLoaded') },
  { name: 'Last API answer, cold', format: 'ms', original: 1492, figure: cold('1', 'lastApiAnswer') },
  { name: '… at 4x', format: 'ms', original: 3607, figure: cold('4', 'lastApiAnswer') },
  { name: 'Long tasks, cold', format: 'count', original: 4, figure: cold('1', 'longTasks') },
  { name: '… together', format: 'ms', original: 444, figure: cold('1', 'longTasksMs') },
  { name: 'Long tasks at 4x, cold', format: 'count', original: 12, figure: cold('4', 'longTasks') },
  { name: '… together', format: 'ms', original: 2061, limit: limits.longTasksAt4x, figure: cold('4', 'longTasksMs') },
  { name: '… the longest', format: 'ms', limit: limits.longestTaskAt4x, figure: cold('4', 'longestTaskMs') },
  {
    name: '… beyond 50 ms of each task (blocking time)',
    format: 'ms',
    original: 1469,
    figure: cold('4', 'blockingMs'),
  },
  { name: 'Long tasks at 4x together, warm', format: 'ms', original: 2015, figure: warm('4', 'longTasksMs') },
  { name: 'Layout shift, cold', format: 'shift', original: 0.01697, limit: 0, figure: cold('1', 'layoutShift') },
  { name: '… at 4x', format: 'shift', original: 0.01404, limit: 0, figure: cold('4', 'layoutShift') },
  { name: 'JS heap', format: 'megabytes', original: 11.7 * 1_048_576, figure: cold('1', 'heapBytes') },
  { name: 'Toggle → feedback', format: 'ms', original: 10.5, figure: interaction('1', 'toggleFeedback') },
  {
    name: '… at 4x',
    format: 'ms',
    original: 26,
    limit: limits.toggleFeedback,
    figure: interaction('4', 'toggleFeedback'),
  },
  { name: 'Toggle → success notice', format: 'ms', original: 83, figure: interaction('1', 'toggleNotice') },
  { name: '… at 4x', format: 'ms', original: 131, figure: interaction('4', 'toggleNotice') },
  {
    name: '… without the request that saves',
    format: 'ms',
    limit: limits.toggleWithoutWrite,
    figure: interaction('4', 'toggleWithoutWrite'),
  },
  {
    name: `Route dashboard → my plan for the first time, at 4x, after ${hoverTime} ms on the link`,
    format: 'ms',
    limit: limits.changeOfScreen,
    figure: interaction('4', 'toMyPlan'),
  },
  { name: '… loaded', format: 'ms', limit: limits.changeOfScreen, figure: interaction('4', 'againToMyPlan') },
  { name: 'Route my plan → dashboard', format: 'ms', figure: interaction('1', 'toDashboard') },
  { name: '… at 4x', format: 'ms', limit: limits.changeOfScreen, figure: interaction('4', 'toDashboard') },
  {
    name: `Area dashboard → settings for the first time, at 4x, after ${hoverTime} ms on the link`,
    format: 'ms',
    figure: interaction('4', 'toSettings'),
  },
  { name: '… settings → recommendations', format: 'ms', figure: interaction('4', 'toRecommendations') },
  {
    name: 'Area dashboard → settings, loaded, at 4x',
    format: 'ms',
    limit: limits.changeOfScreen,
    figure: interaction('4', 'againToSettings'),
  },
  {
    name: '… settings → recommendations',
    format: 'ms',
    limit: limits.changeOfScreen,
    figure: interaction('4', 'againToRecommendations'),
  },
  {
    name: '… recommendations → dashboard',
    format: 'ms',
    original: 324,
    limit: limits.changeOfScreen,
    figure: interaction('4', 'againToDashboard'),
  },
  {
    name: 'Settings: page → page, loaded, at 4x',
    format: 'ms',
    limit: limits.changeOfScreen,
    figure: settingsTime('4', 'changeTab'),
  },
  { name: '… search term → first match', format: 'ms', limit: limits.search, figure: settingsTime('1', 'search') },
  {
    name: '… slowest key press in a list of 10,000 lines',
    format: 'ms',
    limit: limits.keyPress,
    figure: settingsTime('1', 'slowestKey'),
  },
];
