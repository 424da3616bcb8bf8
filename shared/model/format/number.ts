import { amountOf } from './amount';
import { knownLocale } from './locale';

/** One per language: making one takes longer than writing a hundred numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: string): Intl.NumberFormat {
  const made = formats.get(lang) ?? new Intl.NumberFormat(knownLocale(lang));
  formats.set(lang, made);
  return made;
}

/**
 * A count with the grouping and digits of the language (FACT-DASH-2).
 * @param count a number, or the text of one as some calls answer (`"17"`); fractions are dropped
 * @returns the empty string for anything that is no finite number
 */
export function formatCount(count: unknown, lang: string): string {
  const amount = amountOf(count);
  if (!Number.isFinite(amount)) return '';
  // "-0" is nobody's count.
  const whole = Math.trunc(amount) || 0;
  // English writes a number without groups as it is, and the first question to Intl costs a page several milliseconds.
  return whole >= 0 && whole < 1000 && /^en\b/.test(lang) ? String(whole) : formatOf(lang).format(whole);
}
