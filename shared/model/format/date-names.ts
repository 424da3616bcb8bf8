import { knownLocale } from './locale';

/** Names of months, weekdays and day periods, and their order, in one language. The UTC fields of the dates hold the wall clock. */
export interface DateNames {
  /** @param withDay whether the date also has the day of the month: some languages then decline the name of the month */
  month(date: Date, width: 'long' | 'short', withDay: boolean): string;
  weekday(date: Date, width: 'long' | 'short'): string;
  /** Returns the word of the language for "AM" or "PM"; the English word if there is none. */
  dayPeriod(date: Date): string;
  lower(text: string): string;
  upper(text: string): string;
  /** Returns a date with these parts in the order of the language; an empty string in English. */
  inOrder(date: Date, parts: Intl.DateTimeFormatOptions): string;
  /** Returns the English suffix of a day of the month, such as "nd"; an empty string in other languages. */
  ordinal(day: number): string;
}

const ordinalSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const cache = new Map<string, DateNames>();

/** Returns the names in a language. An unknown language becomes English. */
export function dateNames(lang: string): DateNames {
  const cachedNames = cache.get(lang);
  if (cachedNames) return cachedNames;
  const names = makeNames(knownLocale(lang));
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
  const ordinals = /^en\b/.test(locale) ? new Intl.PluralRules(locale, { type: 'ordinal' }) : null;
  return {
    month: (date, width, withDay) => {
      const declined = withDay ? part(date, 'month', { month: width, day: 'numeric' }) : '';
      // For languages that write 11月21日, Intl returns a bare number if the day is in the format; without the day, the
      // text after the number is part of the name.
      return /\p{L}/u.test(declined) ? declined : formatOf({ month: width }).format(date);
    },
    weekday: (date, width) => part(date, 'weekday', { weekday: width }),
    dayPeriod: (date) =>
      part(date, 'dayPeriod', { hour: 'numeric', hourCycle: 'h12' }) || (date.getUTCHours() < 12 ? 'AM' : 'PM'),
    lower: (text) => text.toLocaleLowerCase(locale),
    upper: (text) => text.toLocaleUpperCase(locale),
    inOrder: (date, parts) => (ordinals ? '' : formatOf(parts).format(date)),
    ordinal: (day) => (ordinals ? (ordinalSuffixes[ordinals.select(day)] ?? 'th') : ''),
  };
}
