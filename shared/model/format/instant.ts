const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/;

const minute = 60_000;
const dayLength = 86_400_000;

/** A calendar day as the server writes it, in the server's own zone. */
export interface ServerDay {
  /** Its midnight in the UTC fields. Format it with the zone UTC. */
  readonly date: Date;
  /** Instant at which the day ends, in milliseconds since 1970. */
  readonly end: number;
}

/**
 * Returns the instant of a value from the server. A time without a zone is UTC, which servers mean and browsers would
 * read as local time; `2026-02-31` and `0000-00-00` are not dates. Nor is the start of 1970, which databases store for no date.
 * @param value ISO 8601, milliseconds since 1970, or a date
 * @returns null for everything else
 */
export function parseInstant(value: unknown): Date | null {
  const read = wallOf(value);
  return read && !isEpoch(read) ? new Date(read.wall - read.offset) : null;
}

/**
 * Returns the calendar day of a value from the server, for dates that mean a day, such as the end of a plan. The zone of the
 * site or of the browser does not shift it. Days up to the start of 1970 are none.
 * @param value as in `parseInstant`
 */
export function parseDay(value: unknown): ServerDay | null {
  const read = wallOf(value);
  if (!read || isTooEarly(read)) return null;
  const midnight = Math.floor(read.wall / dayLength) * dayLength;
  return { date: new Date(midnight), end: midnight + dayLength - read.offset };
}

/** Returns whether a value is what servers and databases write instead of a date: nothing, zeros, or a time up to the start of 1970. */
export function isNoDate(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : value;
  if (!text || (typeof text === 'string' && /^(0+$|0+-0+-0+|-0001-11-30)/.test(text))) return true;
  const read = wallOf(value);
  return read !== null && isTooEarly(read);
}

/** A clock and its offset from UTC, in milliseconds. */
interface Wall {
  readonly wall: number;
  readonly offset: number;
}

/** One day to each side: the zone of the server can shift the epoch. */
const isEpoch = ({ wall, offset }: Wall): boolean => Math.abs(wall - offset) < dayLength;
const isTooEarly = ({ wall, offset }: Wall): boolean => wall - offset < dayLength;

function wallOf(value: unknown): Wall | null {
  if (typeof value === 'string') return parseIso(value.trim());
  const wall = value instanceof Date || typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(wall) ? null : { wall, offset: 0 };
}

function parseIso(text: string): Wall | null {
  const match = iso.exec(text);
  if (!match) return null;
  const number = (index: number) => Number(match[index] ?? 0);
  const [year, month, day, hours, minutes, seconds] = [
    number(1),
    number(2),
    number(3),
    number(4),
    number(5),
    number(6),
  ];
  // Not Date.UTC: it moves the years 0 to 99 to the 20th century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hours > 23 || minutes > 59 || seconds > 59) return null;
  const milliseconds = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  return {
    wall: date.setUTCHours(hours, minutes, seconds, milliseconds),
    offset: offsetMinutes(match[8]) * minute,
  };
}

function offsetMinutes(zone: string | undefined): number {
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone ?? '');
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
}
