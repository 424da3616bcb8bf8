import { dayOfYear, daysInMonth, isLeapYear, isoWeek, isoWeekday } from './calendar';
import { type DateNames, englishNames, ordinalSuffix } from './date-names';
import { parseInstant } from './instant';
import { knownLocale } from './locale';
import { type TimeZone, writeOffset, timeZone as zoneNamed } from './time-zone';

export interface DateOptions {
  /** Default: English. */
  readonly dateNames?: DateNames | undefined;
  /** IANA name, or an offset like `+05:30`. An unknown zone becomes UTC. */
  readonly timeZone: string;
}

/** Date format for sites that have none (DASH-129). */
export const defaultDateFormat = 'F j, Y';

/** An instant in a time zone, with the names of a language. */
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
const dayPeriod = ({ wall, names }: Moment): string => names.dayPeriods[wall.getUTCHours() < 12 ? 0 : 1] ?? '';
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
  D: ({ wall, names }) => names.weekdaysShort[wall.getUTCDay()] ?? '',
  l: ({ wall, names }) => names.weekdays[wall.getUTCDay()] ?? '',
  N: ({ wall }) => isoWeekday(wall),
  S: ({ wall, names }) => (names === englishNames ? ordinalSuffix(wall.getUTCDate()) : ''),
  w: ({ wall }) => wall.getUTCDay(),
  z: ({ wall }) => dayOfYear(wall),
  W: ({ wall }) => pad(isoWeek(wall).week),
  F: ({ wall, names, hasDay }) => (hasDay ? names.monthsGenitive : names.months)[wall.getUTCMonth()] ?? '',
  M: ({ wall, names }) => names.monthsShort[wall.getUTCMonth()] ?? '',
  m: ({ wall }) => pad(wall.getUTCMonth() + 1),
  n: ({ wall }) => wall.getUTCMonth() + 1,
  t: ({ wall }) => daysInMonth(wall),
  L: (moment) => (isLeapYear(year(moment)) ? 1 : 0),
  o: ({ wall }) => signedYear(isoWeek(wall).year),
  Y: (moment) => signedYear(year(moment)),
  y: (moment) => pad(modulo(year(moment), 100)),
  a: (moment) => dayPeriod(moment).toLowerCase(),
  A: dayPeriod,
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
  r: (moment) => render('D, d M Y H:i:s O', { ...moment, names: englishNames, hasDay: false }),
  U: seconds,
};

/** Writes a moment in a format. Unknown letters, and the character after a backslash, stay unchanged. */
function render(format: string, moment: Moment): string {
  return format.replace(/\\([\s\S])|[A-Za-z]/g, (letter, escaped: string | undefined) =>
    escaped === undefined ? String(tokens[letter]?.(moment) ?? letter) : escaped,
  );
}

/**
 * Formats a date with a PHP format, in the site's time zone (OQ-G12) and with WordPress's names, as PHP's `wp_date()` does.
 * @param date a date, milliseconds since 1970, or ISO 8601 as in `parseInstant`
 * @returns an empty string if the value is not a date. Never throws
 */
export function formatDate(
  date: unknown,
  phpFormat: string,
  { dateNames = englishNames, timeZone }: DateOptions,
): string {
  const parsed = parseInstant(date);
  if (!parsed) return '';
  const instant = parsed.getTime();
  const zone = zoneNamed(timeZone);
  const offset = zone.offsetAt(instant);
  const wall = new Date(instant + offset * 1000);
  // Near the limits of Date, week and year arithmetic overflows, and the year can be NaN; no site has such dates.
  if (!(Math.abs(wall.getUTCFullYear()) <= 9999)) return '';
  const hasDay = /[dj]/.test(phpFormat.replace(/\\[\s\S]/g, ''));
  return render(phpFormat, { instant, wall, zone, offset, names: dateNames, hasDay });
}

/**
 * Writes a date with its time in the order of a language: "Oct 26, 2023, 3:05 PM".
 * @param date a date, milliseconds since 1970, or ISO 8601 as in `parseInstant`
 * @param locale BCP 47, and a time zone as in `DateOptions`
 * @returns an empty string if the value is not a date
 */
export function formatMoment(
  date: unknown,
  { lang, timeZone }: { readonly lang: string; readonly timeZone: string },
): string {
  const instant = parseInstant(date)?.getTime();
  if (instant === undefined) return '';
  const wall = instant + zoneNamed(timeZone).offsetAt(instant) * 1000;
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(knownLocale(lang), options).format(wall);
}
