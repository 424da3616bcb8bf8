import { knownLocale } from './locale';

/** Names of months, days and halves of the day in one language, of a date with its wall clock in UTC. */
export interface DateNames {
  /** @param beside whether the day of the month is in the same text: some languages decline the month then */
  month(date: Date, width: 'long' | 'short', beside: boolean): string;
  weekday(date: Date, width: 'long' | 'short'): string;
  /** "AM" or "PM", in the case that the language writes. */
  dayPeriod(date: Date): string;
  lower(text: string): string;
  upper(text: string): string;
  /** Ending of the day of the month. English only: other languages have none, or none that a suffix could give. */
  ordinal(day: number): string;
}

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const cache = new Map<string, DateNames>();

export function dateNames(lang: string): DateNames {
  const known = cache.get(lang);
  if (known) return known;
  const names = makeNames(knownLocale(lang));
  cache.set(lang, names);
  return names;
}

function makeNames(locale: string): DateNames {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = Object.entries(options).join();
    // A site's dates are Gregorian, whatever the calendar of its language.
    const fixed = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, ...fixed });
    formats.set(key, format);
    return format;
  };
  const part = (date: Date, type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions): string =>
    formatOf(options)
      .formatToParts(date)
      .find((one) => one.type === type)?.value ?? '';
  const plurals = /^en\b/.test(locale) ? new Intl.PluralRules(locale, { type: 'ordinal' }) : null;
  return {
    month: (date, width, beside) => {
      const declined = beside ? part(date, 'month', { month: width, day: 'numeric' }) : '';
      // Languages that write 11月21日 give a bare number beside a day; alone, what follows the number belongs to the name.
      return /\p{L}/u.test(declined) ? declined : formatOf({ month: width }).format(date);
    },
    weekday: (date, width) => part(date, 'weekday', { weekday: width }),
    dayPeriod: (date) =>
      part(date, 'dayPeriod', { hour: 'numeric', hourCycle: 'h12' }) || (date.getUTCHours() < 12 ? 'AM' : 'PM'),
    lower: (text) => text.toLocaleLowerCase(locale),
    upper: (text) => text.toLocaleUpperCase(locale),
    ordinal: (day) => (plurals ? (endings[plurals.select(day)] ?? 'th') : ''),
  };
}
