import { amountOf } from './amount';
import { knownLocale } from './locale';

export interface CountOptions {
  /** BCP 47. An unknown language becomes English. */
  readonly lang: string;
  /** As in the page state. Widgets on foreign pages have none. */
  readonly thousandsSeparator?: string | undefined;
}

/**
 * Formats a count with the separator of the language (FACT-DASH-2), as PHP's `number_format_i18n()` does.
 * @param count a number, or a string as some calls return it (`"17"`); fractions are dropped
 * @returns an empty string if the value is not a finite number
 */
export function formatCount(count: unknown, { lang, thousandsSeparator }: CountOptions): string {
  const amount = amountOf(count);
  if (!Number.isFinite(amount)) return '';
  // BigInt writes no exponent and no "-0".
  const whole = BigInt(Math.trunc(amount));
  // The first screen needs no `Intl` with a separator: its first use takes up to 50 ms of the main thread.
  return thousandsSeparator === undefined
    ? whole.toLocaleString(knownLocale(lang))
    : String(whole).replace(/\B(?=(\d{3})+$)/g, () => thousandsSeparator);
}

/** Formats a number of milliseconds as the language does: "1.234 ms". */
export const formatMilliseconds = (value: number, lang: string): string =>
  new Intl.NumberFormat(knownLocale(lang), { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(
    value,
  );

const units = { GB: 'gigabyte', TB: 'terabyte' } as const;

/**
 * Formats an amount of storage as the language does: "10 Go". In English, the amount stays as in the plan tables (SHR-114).
 * @param amount such as `10GB` or `1TB`; any other text is returned unchanged
 */
export function formatStorage(amount: string, lang: string): string {
  const [, value, unit] = /^(\d+)(GB|TB)$/.exec(amount) ?? [];
  const locale = knownLocale(lang);
  if ((unit !== 'GB' && unit !== 'TB') || /^en\b/.test(locale)) return amount;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[unit] }).format(Number(value));
}
