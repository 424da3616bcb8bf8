const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Returns the instant of a value from the server. A time without a zone is UTC, as servers mean it; browsers would read it
 * as local time. `2026-02-31` and `0000-00-00` are not dates, and neither is the start of 1970, which databases store in
 * place of a missing date.
 * @param value ISO 8601, milliseconds since 1970, a string with the seconds since then, or a date
 * @returns null for everything else
 */
export function parseInstant(value: unknown): Date | null {
  const clock = readClock(value);
  if (!clock) return null;
  const instant = clock.time - clock.offset;
  // The zone of the server can shift the epoch by a day.
  return Math.abs(instant) < 86_400_000 ? null : new Date(instant);
}

/** A wall clock, read as if it showed UTC, and its offset from UTC. Both in milliseconds. */
interface Clock {
  readonly time: number;
  readonly offset: number;
}

/** Returns the clock that a value from the server shows; null if it is not a date. @param value as in `parseInstant` */
export function readClock(value: unknown): Clock | null {
  if (typeof value === 'string') return parseIso(value.trim());
  const time = value instanceof Date || typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : { time, offset: 0 };
}

function parseIso(text: string): Clock | null {
  // Seconds since 1970. Nine to eleven digits are the years 1973 to 5138; other numbers can be dates without separators.
  if (/^\d{9,11}$/.test(text)) return { time: Number(text) * 1000, offset: 0 };
  const match = iso.exec(text);
  if (!match) return null;
  const number = (index: number) => Number(match[index] ?? 0);
  const [year, month, day, hour, minute, second] = [number(1), number(2), number(3), number(4), number(5), number(6)];
  // Not Date.UTC: it moves the years 0 to 99 to the 20th century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isRealDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isRealDate || hour > 23 || minute > 59 || second > 59) return null;
  const milliseconds = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  return { time: date.setUTCHours(hour, minute, second, milliseconds), offset: offsetMinutes(match[8]) * 60_000 };
}

function offsetMinutes(zone: string | undefined): number {
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone ?? '');
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
}
