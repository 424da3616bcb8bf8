import { readClock } from '@flightdeck/shared/format';

const dayLength = 86_400_000;

/** A calendar day as the server writes it, in the server's own zone. */
export interface ServerDay {
  /** Its midnight in the UTC fields. Format it with the zone UTC. */
  readonly date: Date;
  /** Instant at which the day ends, in milliseconds since 1970. */
  readonly end: number;
}

/**
 * Returns the calendar day of a value from the server, for dates that mean a day, such as the end of a plan. The zone of the
 * site or of the browser does not shift it. Returns null for days up to the start of 1970.
 * @param value as in `parseInstant`
 */
export function parseDay(value: unknown): ServerDay | null {
  const read = readClock(value);
  if (!read || read.time - read.offset < dayLength) return null;
  const midnight = Math.floor(read.time / dayLength) * dayLength;
  return { date: new Date(midnight), end: midnight + dayLength - read.offset };
}

/** Returns whether a value is what servers and databases write instead of a date: nothing, zeros, or a time up to the start of 1970. */
export function isNoDate(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : value;
  if (!text || (typeof text === 'string' && /^(0+$|0+-0+-0|-0001-11-30)/.test(text))) return true;
  return readClock(value) !== null && parseDay(value) === null;
}
