import type { Reading } from '@flightdeck/shared/contracts/reading';

export const ranges = ['day', 'week', 'month'] as const;
/** Values of the parameter `range` (OQ-043). */
export type Range = (typeof ranges)[number];

/** Views of one period. */
export interface Period {
  /** ISO date of its first day. */
  readonly date: string;
  readonly views: number;
}

/** All-time figures; null where the answer does not say. A site that nobody has visited has no best day. */
export interface Totals {
  readonly viewsToday: number | null;
  readonly bestDay: { readonly views: number; readonly date: string } | null;
  readonly views: number | null;
  readonly comments: number | null;
}

/** What an answer about statistics says. */
export interface StatsReport {
  /** The provider could not tell; the words of its error. */
  readonly error: string | null;
  readonly periods: readonly Period[];
  readonly totals: Totals | null;
}

export interface StatsFacts {
  readonly isOffline: boolean;
  /** An administrator of the server turned the module off for good. */
  readonly isForcedOff: boolean;
  readonly canToggle: boolean;
  /** The option `stats`. */
  readonly option: Reading<boolean>;
  /** The option `dismiss_empty_stats_card`. */
  readonly isFirstUseDismissed: boolean;
  /** Days come with the totals. */
  readonly days: Reading<StatsReport>;
  /** The range that is looked at. */
  readonly shown: Reading<StatsReport>;
}

export type StatsCardState =
  | { readonly kind: 'forced-off' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'loading' }
  /** The settings or the numbers could not be read from the site. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'inactive'; readonly canActivate: boolean }
  /** The provider could not tell. */
  | { readonly kind: 'unavailable'; readonly message: string }
  | { readonly kind: 'first-use' }
  /** null: the numbers of another range are on their way. */
  | { readonly kind: 'chart'; readonly periods: readonly Period[] | null; readonly totals: Totals | null };

/** State of the card "Jetpack Stats" (DASH-036 to DASH-042; facts-dash.md part 3). */
export function statsCardState(facts: StatsFacts): StatsCardState {
  const { option, days, shown } = facts;
  if (facts.isForcedOff) return { kind: 'forced-off' };
  if (facts.isOffline) return { kind: 'offline' };
  if (option.step === 'failed') return { kind: 'failed', message: option.message };
  if (option.step === 'loading') return { kind: 'loading' };
  if (!option.value) return { kind: 'inactive', canActivate: facts.canToggle };
  if (days.step === 'loading') return { kind: 'loading' };
  for (const reading of [shown, days]) {
    if (reading.step === 'failed') return { kind: 'failed', message: reading.message };
    if (reading.step === 'loaded' && reading.value.error !== null)
      return { kind: 'unavailable', message: reading.value.error };
  }
  const periods = shown.step === 'loaded' ? shown.value.periods : null;
  if (periods && isEmpty(periods) && !facts.isFirstUseDismissed) return { kind: 'first-use' };
  return { kind: 'chart', periods, totals: days.step === 'loaded' ? days.value.totals : null };
}

/** Whether the numbers are worth asking for: the site has none before the option is really on. */
export const wantsStats = (
  { isOffline, isForcedOff, option }: Pick<StatsFacts, 'isOffline' | 'isForcedOff' | 'option'>,
  isSaving: boolean,
): boolean => !isOffline && !isForcedOff && option.step === 'loaded' && option.value && !isSaving;

const isEmpty = (periods: readonly Period[]) => periods.every(({ views }) => views === 0);

/**
 * Whether Days, Weeks and Months show: once there is data, or as soon as first use is dismissed, also while a range loads
 * (DASH-042). They stay beside an error of another range, so that there is a way back.
 */
export function hasRanges({ kind }: StatsCardState, range: Range, isFirstUseDismissed: boolean): boolean {
  if (kind === 'chart') return true;
  if (kind === 'loading') return isFirstUseDismissed;
  return (kind === 'unavailable' || kind === 'failed') && (isFirstUseDismissed || range !== 'day');
}
