import { knownLocale } from './locale';

/** Names of months, weekdays and day periods, and their order, in one language. The UTC fields of the dates hold the wall clock. */
export interface DateNames {
  /** @param withDay whether the date also has the day of the month: some languages then decline the name of the month */
  month(date: Date, width: 'long' | 'short', withDay: boolean): string;
  weekday(date: Date, width: 'long' | 'short'): string;
  /** Returns the word of the language for "AM" or "PM"; the English word if there is none. */
  dayPeriod(date: Date): string;
  /** Returns a date with these parts in the order of the language; an empty string in English. */
  inOrder(date: Date, parts: Intl.DateTimeFormatOptions): string;
  /** Returns the English suffix of a day of the month, such as "nd"; an empty string in other languages. */
  ordinal(day: number): string;
}

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Shortens a name as PHP does: `Intl` writes "Sept" in British English. */
const inWidth = (name = '', width: 'long' | 'short'): string => (width === 'short' ? name.slice(0, 3) : name);

/** The names that PHP's `date()` writes. The first screen needs no `Intl` with them, whose first use takes 14 ms of the main thread. */
const englishNames: DateNames = {
  month: (date, width) => inWidth(months[date.getUTCMonth()], width),
  weekday: (date, width) => inWidth(weekdays[date.getUTCDay()], width),
  dayPeriod: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  inOrder: () => '',
  // 11th to 13th are like all others from 4th on.
  ordinal: (day) => (day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')),
};

const cache = new Map<string, DateNames>();

/** Returns the names in a language. An unknown language becomes English. */
export function dateNames(lang: string): DateNames {
  const cachedNames = cache.get(lang);
  if (cachedNames) return cachedNames;
  const locale = knownLocale(lang);
  const names = /^en\b/.test(locale) ? englishNames : makeNames(locale);
  cache.set(lang, names);
  return names;
}

function makeNames(locale: string): DateNames {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = Object.entries(options).join();
    // WordPress dates are Gregorian, whatever the calendar of the language.
    const fixedOptions = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, ...fixedOptions });
    formats.set(key, format);
    return format;
  };
  const part = (date: Date, type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions): string =>
    formatOf(options)
      .formatToParts(date)
      .find((piece) => piece.type === type)?.value ?? '';
  return {
    month: (date, width, withDay) => {
      const declined = withDay ? part(date, 'month', { month: width, day: 'numeric' }) : '';
      // For languages that write 11月21日, Intl returns a bare number if the day is in the format; without the day, the
      // text after the number is part of the name.
      return /\p{L}/u.test(declined) ? declined : formatOf({ month: width }).format(date);
    },
    weekday: (date, width) => part(date, 'weekday', { weekday: width }),
    dayPeriod: (date) => part(date, 'dayPeriod', { hour: 'numeric', hourCycle: 'h12' }) || englishNames.dayPeriod(date),
    inOrder: (date, parts) => formatOf(parts).format(date),
    ordinal: () => '',
  };
}
