import { bare } from '../../contracts/wire/own';
import type { DateOptions } from './date';
import { parseInstant } from './instant';
import { knownLocale } from './locale';
import { timeZone as zoneNamed } from './time-zone';

function written(date: unknown, { lang, timeZone }: DateOptions, options: Intl.DateTimeFormatOptions): string {
  const instant = parseInstant(date)?.getTime();
  if (instant === undefined) return '';
  const wall = instant + zoneNamed(timeZone).offsetAt(instant) * 1000;
  return new Intl.DateTimeFormat(knownLocale(lang), bare({ ...options, timeZone: 'UTC' })).format(wall);
}

/**
 * Writes a date with its time in the order of a language: "Oct 26, 2023, 3:05 PM".
 * @param date a date, milliseconds since 1970, or ISO 8601 as in `parseInstant`
 * @returns an empty text if the value is not a date
 */
export const formatMoment = (date: unknown, options: DateOptions): string =>
  written(date, options, { dateStyle: 'medium', timeStyle: 'short' });

/** Writes a time of day: "3:05 PM". The parameters are those of `formatMoment`. */
export const formatTime = (date: unknown, options: DateOptions): string =>
  written(date, options, { timeStyle: 'short' });
