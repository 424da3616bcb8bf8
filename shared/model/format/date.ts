import { dayOfYear, daysInMonth, isLeapYear, isoWeek, isoWeekday } from './calendar';
import { type DateNames, dateNames } from './date-names';
import { parseInstant } from './instant';
import { type TimeZone, writeOffset, timeZone as zoneNamed } from './time-zone';

export interface DateOptions {
  /** BCP 47. An unknown language becomes English. */
  readonly lang: string;
  /** IANA name, or an offset like `+05:30`. An unknown zone becomes UTC. */
  readonly timeZone: string;
}

/** Format of dates where the site has none (DASH-129). */
export const defaultDateFormat = 'F j, Y';

/** One instant, seen in a zone and a language. */
interface Moment {
  readonly instant: number;
  /** The wall clock of the zone, readable with the UTC methods. */
  readonly wall: Date;
  readonly zone: TimeZone;
  /** Seconds east of Greenwich. */
  readonly offset: number;
  readonly names: DateNames;
  /** Whether the day of the month is in the same text. */
  readonly hasDay: boolean;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

const year = ({ wall }: Moment): number => wall.getUTCFullYear();
const signedYear = (value: number): string => `${value < 0 ? '-' : ''}${pad(Math.abs(value), 4)}`;
const hour12 = ({ wall }: Moment): number => wall.getUTCHours() % 12 || 12;
const modulo = (value: number, by: number): number => ((value % by) + by) % by;
const seconds = ({ instant }: Moment): number => Math.floor(instant / 1000);

/** Clocks are forward when the offset is larger than in one half of the year. */
function isSummer({ zone, offset, wall }: Moment): boolean {
  const offsets = [0, 6].map((month) => zone.offsetAt(Date.UTC(wall.getUTCFullYear(), month, 1) || 0));
  return offset > Math.min(...offsets);
}

/** Letters of PHP's `date()`. Digits are Western ones in every language, as the site's server writes them. */
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
  a: ({ wall, names }) => names.lower(names.dayPeriod(wall)),
  A: ({ wall, names }) => names.upper(names.dayPeriod(wall)),
  // Beats of Swatch: thousandths of a day that begins at midnight of UTC+1.
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
  I: (moment) => (isSummer(moment) ? 1 : 0),
  O: ({ offset }) => writeOffset(offset, ''),
  P: ({ offset }) => writeOffset(offset),
  p: ({ offset }) => (offset === 0 ? 'Z' : writeOffset(offset)),
  T: ({ zone, instant }) => zone.abbreviationAt(instant),
  Z: ({ offset }) => offset,
  c: (moment) => render('Y-m-d\\TH:i:sP', moment),
  // The form of mails is English everywhere.
  r: (moment) => render('D, d M Y H:i:s O', { ...moment, names: dateNames('en'), hasDay: false }),
  U: seconds,
};

/** Letters stand for themselves behind a backslash; so do those that mean nothing. */
function render(format: string, moment: Moment): string {
  return format.replace(/\\([\s\S])|[A-Za-z]/g, (letter, escaped: string | undefined) =>
    escaped === undefined ? String(tokens[letter]?.(moment) ?? letter) : escaped,
  );
}

/**
 * A date in a PHP format, in the site's language and time zone (OQ-G12).
 * @param date a date, milliseconds since 1970, or ISO 8601 as in `parseInstant`
 * @returns the empty string for what is no date. Never throws
 */
export function formatDate(date: unknown, phpFormat: string, { lang, timeZone }: DateOptions): string {
  const parsed = parseInstant(date);
  if (!parsed) return '';
  const instant = parsed.getTime();
  const zone = zoneNamed(timeZone);
  const offset = zone.offsetAt(instant);
  const wall = new Date(instant + offset * 1000);
  // Far from here the arithmetic of weeks and years leaves what a date can hold, and no site has such dates.
  if (!(Math.abs(wall.getUTCFullYear()) <= 9999)) return '';
  const hasDay = /[dj]/.test(phpFormat.replace(/\\[\s\S]/g, ''));
  return render(phpFormat, { instant, wall, zone, offset, names: dateNames(lang), hasDay });
}
