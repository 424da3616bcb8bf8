import { amountLimit, amountOf } from './amount';
import { knownLocale } from './locale';

/** One formatter per language: creating one takes longer than formatting a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: string): Intl.NumberFormat {
  const format = formats.get(lang) ?? new Intl.NumberFormat(knownLocale(lang));
  formats.set(lang, format);
  return format;
}

/**
 * English, except that of countries with other groups, such as India. The first screen then needs no `Intl`, whose first use takes
 * 14 ms of the main thread.
 */
const hasCommas = /^en([-_](US|GB|CA|AU|NZ))?$/;

/**
 * Formats a count with the grouping and digits of the language (FACT-DASH-2).
 * @param count a number, or a string as some calls return it (`"17"`); fractions are dropped
 * @returns an empty string if the value is not a finite number
 */
export function formatCount(count: unknown, lang: string): string {
  const amount = amountOf(count);
  if (!Number.isFinite(amount)) return '';
  // Avoid "-0".
  const whole = Math.trunc(amount) || 0;
  if (Math.abs(whole) < amountLimit && hasCommas.test(lang)) return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return formatOf(lang).format(whole);
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
