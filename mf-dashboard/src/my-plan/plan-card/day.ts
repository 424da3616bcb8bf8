import { readClock } from '@flightdeck/shared/format';

const dayLength = 86_400_000;

/** A calendar day, in the zone in which the server wrote it. */
export interface ServerDay {
  /** Midnight of the day, as if it were in UTC. Format it in the zone UTC. */
  readonly date: Date;
  /** Instant at which the day ends, in milliseconds since 1970. */
  readonly end: number;
}

/**
 * Returns the calendar day that a value from the server names, such as the last day of a plan. The day does not depend on the
 * zone of the site or the browser. Returns null for a value that is no date, and for days up to the start of 1970.
 * @param value as in `parseInstant`
 */
export function parseDay(value: unknown): ServerDay | null {
  const clock = readClock(value);
  if (!clock || clock.time - clock.offset < dayLength) return null;
  const midnight = Math.floor(clock.time / dayLength) * dayLength;
  return { date: new Date(midnight), end: midnight + dayLength - clock.offset };
}

/** Returns whether a server wrote a value in place of a missing date: nothing, zeros, or a time up to the start of 1970. */
export function isDateMissing(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : value;
  if (!text || (typeof text === 'string' && /^(0+$|0+-0+-0|-0001-11-30)/.test(text))) return true;
  return readClock(value) !== null && parseDay(value) === null;
}
