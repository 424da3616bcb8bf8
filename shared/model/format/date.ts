import { dayOfYear, daysInMonth, isLeapYear, isoWeek, isoWeekday } from './calendar';
import { type DateNames, dateNames } from './date-names';
import { parseInstant } from './instant';
import { knownLocale } from './locale';
import { type TimeZone, writeOffset, timeZone as zoneNamed } from './time-zone';

export interface DateOptions {
  /** BCP 47. An unknown language becomes English. */
  readonly lang: string;
  /** IANA name, or an offset like `+05:30`. An unknown zone becomes UTC. */
  readonly timeZone: string;
}

/** Date format for sites that have none (DASH-129). */
export const defaultDateFormat = 'F j, Y';

/** An instant in a time zone and a language. */
interface Moment {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** The wall clock of the zone, in the UTC fields. */
  readonly wall: Date;
  readonly zone: TimeZone;
  /** Offset from UTC, in seconds; positive to the east. */
  readonly offset: number;
  readonly names: DateNames;
  /** Whether the format has the day of the month. */
  readonly hasDay: boolean;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const year = ({ wall }: Moment): number => wall.getUTCFullYear();
const signedYear = (value: number): string => `${value < 0 ? '-' : ''}${pad(Math.abs(value), 4)}`;
const hour12 = ({ wall }: Moment): number => wall.getUTCHours() % 12 || 12;
const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
const seconds = ({ instant }: Moment): number => Math.floor(instant / 1000);

/** Returns whether a moment is in daylight saving time: its offset is larger than the zone's offset in January or July. */
function isDaylightSaving({ zone, offset, wall }: Moment): boolean {
  const offsets = [0, 6].map((month) => zone.offsetAt(Date.UTC(wall.getUTCFullYear(), month, 1) || 0));
  return offset > Math.min(...offsets);
}

/** Functions that write the letters of PHP's `date()`. Digits are Western in every language, as on the server. */
const tokens: Readonly<Record<string, (moment: Moment) => string | number>> = {
  d: ({ wall }) => pad(wall.getUTCDate()),
  j: ({ wall }) => wall.getUTCDate(),
  D: ({ wall, names }) => names.weekday(wall, 'short'),
  l: ({ wall, names }) => names.weekday(wall, 'long'),
  N: ({ wall }) => isoWeekday(wall),
  S: ({ wall, names }) => names.ordinal(wall.getUTCDate()),
  w: ({ wall }) => wall.getUTCDay(),
  z: ({ wall }) => dayOfYear(wall),
  W: ({ wall }) => pad(isoWeek(wall).week),
  F: ({ wall, names, hasDay }) => names.month(wall, 'long', hasDay),
  M: ({ wall, names, hasDay }) => names.month(wall, 'short', hasDay),
  m: ({ wall }) => pad(wall.getUTCMonth() + 1),
  n: ({ wall }) => wall.getUTCMonth() + 1,
  t: ({ wall }) => daysInMonth(wall),
  L: (moment) => (isLeapYear(year(moment)) ? 1 : 0),
  o: ({ wall }) => signedYear(isoWeek(wall).year),
  Y: (moment) => signedYear(year(moment)),
  y: (moment) => pad(modulo(year(moment), 100)),
  a: ({ wall, names }) => names.dayPeriod(wall).toLowerCase(),
  A: ({ wall, names }) => names.dayPeriod(wall).toUpperCase(),
  // Swatch beats: thousandths of a day that begins at midnight of UTC+1.
  B: (moment) => pad(Math.floor(modulo(seconds(moment) + 3600, 86_400) / 86.4), 3),
  g: hour12,
  h: (moment) => pad(hour12(moment)),
  G: ({ wall }) => wall.getUTCHours(),
  H: ({ wall }) => pad(wall.getUTCHours()),
  i: ({ wall }) => pad(wall.getUTCMinutes()),
  s: ({ wall }) => pad(wall.getUTCSeconds()),
  u: ({ wall }) => `${pad(wall.getUTCMilliseconds(), 3)}000`,
  v: ({ wall }) => pad(wall.getUTCMilliseconds(), 3),
  e: ({ zone }) => zone.name,
  I: (moment) => (isDaylightSaving(moment) ? 1 : 0),
  O: ({ offset }) => writeOffset(offset, ''),
  P: ({ offset }) => writeOffset(offset),
  p: ({ offset }) => (offset === 0 ? 'Z' : writeOffset(offset)),
  T: ({ zone, instant }) => zone.abbreviationAt(instant),
  Z: ({ offset }) => offset,
  c: (moment) => render('Y-m-d\\TH:i:sP', moment),
  // The email format (RFC 2822) is English in every language.
  r: (moment) => render('D, d M Y H:i:s O', { ...moment, names: dateNames('en'), hasDay: false }),
  U: seconds,
};

/**
 * Formats in English order, and their options for `Intl`. The first one is WordPress's own date format, which a site has until a user
 * chooses another one.
 */
const englishOrders: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  [defaultDateFormat]: { dateStyle: 'long' },
  'F jS': { month: 'long', day: 'numeric' },
  // As short as possible, because it labels the bars of a chart.
  'M j': { month: 'numeric', day: 'numeric' },
  'F Y': { month: 'long', year: 'numeric' },
};

/** Writes a moment in a format. Unknown letters, and the character after a backslash, stay unchanged. */
function render(format: string, moment: Moment): string {
  return format.replace(/\\([\s\S])|[A-Za-z]/g, (letter, escaped: string | undefined) =>
    escaped === undefined ? String(tokens[letter]?.(moment) ?? letter) : escaped,
  );
}

/**
 * Formats a date with a PHP format, in the site's language and time zone (OQ-G12). The formats of `englishOrders`, such as `F j, Y`,
 * get the order of the language.
 * @param date a date, milliseconds since 1970, or ISO 8601 as in `parseInstant`
 * @returns an empty string if the value is not a date. Never throws
 */
export function formatDate(date: unknown, phpFormat: string, { lang, timeZone }: DateOptions): string {
  const parsed = parseInstant(date);
  if (!parsed) return '';
  const instant = parsed.getTime();
  const zone = zoneNamed(timeZone);
  const offset = zone.offsetAt(instant);
  const wall = new Date(instant + offset * 1000);
  // Near the limits of Date, week and year arithmetic overflows, and the year can be NaN; no site has such dates.
  if (!(Math.abs(wall.getUTCFullYear()) <= 9999)) return '';
  const hasDay = /[dj]/.test(phpFormat.replace(/\\[\s\S]/g, ''));
  const names = dateNames(lang);
  const intlOptions = Object.hasOwn(englishOrders, phpFormat) && englishOrders[phpFormat];
  return (
    (intlOptions && names.inOrder(wall, intlOptions)) ||
    render(phpFormat, { instant, wall, zone, offset, names, hasDay })
  );
}

/**
 * Writes a date with its time in the order of a language: "Oct 26, 2023, 3:05 PM".
 * @param date a date, milliseconds since 1970, or ISO 8601 as in `parseInstant`
 * @returns an empty string if the value is not a date
 */
export function formatMoment(date: unknown, { lang, timeZone }: DateOptions): string {
  const instant = parseInstant(date)?.getTime();
  if (instant === undefined) return '';
  const wall = instant + zoneNamed(timeZone).offsetAt(instant) * 1000;
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(knownLocale(lang), options).format(wall);
}
