import type { ReadResult } from '@flightdeck/shared/contracts/wire';

export const ranges = ['day', 'week', 'month'] as const;
/** Value of the parameter `range` (OQ-043). */
export type Range = (typeof ranges)[number];

/** Views of one period. */
export interface Period {
  /** First day as an ISO date. */
  readonly date: string;
  readonly views: number;
}

/** Figures of today and of all time; null if missing or invalid in the answer. A site without views has no best day. */
export interface Totals {
  readonly viewsToday: number | null;
  readonly bestDay: { readonly views: number; readonly date: string } | null;
  readonly views: number | null;
  readonly comments: number | null;
}

/** Content of a statistics answer. */
export interface StatsReport {
  /** Error message of the provider, which can be empty; null without an error. */
  readonly error: string | null;
  readonly periods: readonly Period[];
  readonly totals: Totals | null;
}

export interface StatsInput {
  readonly isOffline: boolean;
  /** Whether an override keeps the module off. */
  readonly isForcedOff: boolean;
  /** Whether the user can turn Jetpack Stats on. */
  readonly canToggle: boolean;
  /** The option `stats`. */
  readonly option: ReadResult<boolean>;
  /** Whether the user has dismissed the first-use card, in this visit or before (option `dismiss_empty_stats_card`). */
  readonly isFirstUseDismissed: boolean;
  /** Report of the days; the only one with totals. */
  readonly daysReport: ReadResult<StatsReport>;
  /** Report of the selected range. */
  readonly selectedReport: ReadResult<StatsReport>;
}

export type StatsCardState =
  | { readonly kind: 'forced-off' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'loading' }
  /** Reading the settings or the numbers failed. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'inactive'; readonly canActivate: boolean }
  /** The provider answered with an error. */
  | { readonly kind: 'unavailable'; readonly message: string }
  | { readonly kind: 'first-use' }
  /** `periods` is null while another range loads. */
  | { readonly kind: 'chart'; readonly periods: readonly Period[] | null; readonly totals: Totals | null };

/** Returns the state of the card "Jetpack Stats" (DASH-036 to DASH-042; FACT-DASH-3). */
export function statsCardState(input: StatsInput): StatsCardState {
  const { option, daysReport, selectedReport } = input;
  if (input.isForcedOff) return { kind: 'forced-off' };
  if (input.isOffline) return { kind: 'offline' };
  if (option.step === 'failed') return { kind: 'failed', message: option.message };
  if (option.step === 'loading') return { kind: 'loading' };
  if (!option.value) return { kind: 'inactive', canActivate: input.canToggle };
  if (daysReport.step === 'loading') return { kind: 'loading' };
  for (const result of [selectedReport, daysReport]) {
    if (result.step === 'failed') return { kind: 'failed', message: result.message };
    if (result.step === 'loaded' && result.value.error !== null)
      return { kind: 'unavailable', message: result.value.error };
  }
  const periods = selectedReport.step === 'loaded' ? selectedReport.value.periods : null;
  if (periods && isEmpty(periods) && !input.isFirstUseDismissed) return { kind: 'first-use' };
  return { kind: 'chart', periods, totals: daysReport.step === 'loaded' ? daysReport.value.totals : null };
}

/** Returns whether to read the statistics. The site has none before the option is saved as on. */
export const shouldReadStats = (
  { isOffline, isForcedOff, option }: Pick<StatsInput, 'isOffline' | 'isForcedOff' | 'option'>,
  isSaving: boolean,
): boolean => !isOffline && !isForcedOff && option.step === 'loaded' && option.value && !isSaving;

const isEmpty = (periods: readonly Period[]) => periods.every(({ views }) => views === 0);

/**
 * Returns whether the tabs Days, Weeks and Months show: with data, and also while loading and beside errors once the first-use
 * card is dismissed (DASH-042). The tabs always stay beside an error of weeks or months, so that the user can return to the days.
 */
export function showsRangeTabs({ kind }: StatsCardState, range: Range, isFirstUseDismissed: boolean): boolean {
  if (kind === 'chart') return true;
  if (kind === 'loading') return isFirstUseDismissed;
  return (kind === 'unavailable' || kind === 'failed') && (isFirstUseDismissed || range !== 'day');
}
