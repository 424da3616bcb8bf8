import { readClock } from '@flightdeck/shared/format';

/** Length of a day in ms. */
const dayLength = 86_400_000;

/** A calendar day, in the zone in which the server wrote it. */
export interface ServerDay {
  /** Midnight of the day, as if it were in UTC. Format it in the zone UTC. */
  readonly date: Date;
  /** Instant at which the day ends, in milliseconds since 1970. */
  readonly end: number;
}

/**
 * Returns the calendar day of a date from the server, such as the last day of a plan. The day does not depend on the zone of the
 * site or the browser. Returns null for a value that is not a date, and for instants before January 2, 1970, which stand for a
 * missing date.
 * @param value as in `parseInstant`
 */
export function parseDay(value: unknown): ServerDay | null {
  const clock = readClock(value);
  if (!clock || clock.time - clock.offset < dayLength) return null;
  const midnight = Math.floor(clock.time / dayLength) * dayLength;
  return { date: new Date(midnight), end: midnight + dayLength - clock.offset };
}

/** Returns whether a value stands for a missing date: an empty value, zeros, or an instant before January 2, 1970. */
export function isDateMissing(value: unknown): boolean {
  // `-0001-11-30` is how PHP formats the date `0000-00-00`.
  const text = typeof value === 'string' ? value.trim() : value;
  if (!text || (typeof text === 'string' && /^(0+$|0+-0+-0|-0001-11-30)/.test(text))) return true;
  return readClock(value) !== null && parseDay(value) === null;
}
