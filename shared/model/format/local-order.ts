import { knownLocale } from './locale';

/**
 * PHP formats in English order, with the same parts for `Intl`. The first one is WordPress's own date format, which a site has until
 * somebody chooses another one.
 */
const orders: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  'F j, Y': { dateStyle: 'long' },
  'F jS': { month: 'long', day: 'numeric' },
  'M j': { month: 'short', day: 'numeric' },
  M: { month: 'short' },
  'F Y': { month: 'long', year: 'numeric' },
};

/**
 * Returns a date in the order of a language; undefined for English, and for formats without such an order.
 * @param wall date whose UTC fields hold the wall clock
 */
export function inLocalOrder(wall: Date, phpFormat: string, lang: string): string | undefined {
  const locale = knownLocale(lang);
  const options = /^en\b/.test(locale) || !Object.hasOwn(orders, phpFormat) ? undefined : orders[phpFormat];
  // WordPress dates are Gregorian, with Western digits, whatever the calendar of the language.
  const fixed = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
  return options && new Intl.DateTimeFormat(locale, { ...options, ...fixed }).format(wall);
}
