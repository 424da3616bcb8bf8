import { amountOf } from './amount';
import { knownLocale } from './locale';

/**
 * A count with the grouping and digits of the language (facts-dash.md part 2).
 * @param count a number, or the text of one as some calls answer (`"17"`); fractions are dropped
 * @returns the empty string for anything that is no finite number
 */
export function formatCount(count: unknown, lang: string): string {
  const amount = amountOf(count);
  if (!Number.isFinite(amount)) return '';
  // "-0" is nobody's count.
  return new Intl.NumberFormat(knownLocale(lang)).format(Math.trunc(amount) || 0);
}
