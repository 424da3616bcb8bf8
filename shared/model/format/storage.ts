import { bare } from '../../contracts/wire/own';
import { knownLocale } from './locale';

const units = { GB: 'gigabyte', TB: 'terabyte' } as const;

/**
 * Formats an amount of storage as the language does: "10 Go". English keeps it as the plan tables have it (SHR-114).
 * @param amount such as `10GB` or `1TB`; any other text is returned unchanged
 */
export function formatStorage(amount: string, lang: string): string {
  const [, value, unit] = /^(\d+)(GB|TB)$/.exec(amount) ?? [];
  const locale = knownLocale(lang);
  if ((unit !== 'GB' && unit !== 'TB') || /^en\b/.test(locale)) return amount;
  return new Intl.NumberFormat(locale, bare({ style: 'unit', unit: units[unit] })).format(Number(value));
}
