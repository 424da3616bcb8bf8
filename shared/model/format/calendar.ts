/** Gregorian calendar arithmetic on dates whose UTC fields hold the wall clock. */

/** One day, in milliseconds. */
const dayLength = 86_400_000;

/**
 * Returns midnight of a day. Months and days out of range carry over; years below 100 are not moved to the 20th
 * century.
 */
function midnight(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

/** Returns the number of days since 1 January: 0 for 1 January. */
export const dayOfYear = (date: Date): number =>
  Math.floor((date.getTime() - midnight(date.getUTCFullYear(), 0, 1)) / dayLength);

export const daysInMonth = (date: Date): number =>
  new Date(midnight(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Returns the day of the week: 1 for Monday to 7 for Sunday. */
export const isoWeekday = (date: Date): number => date.getUTCDay() || 7;

/** Returns the ISO 8601 week and its year, which is that of the week's Thursday. */
export function isoWeek(date: Date): { readonly week: number; readonly year: number } {
  const thursday = new Date(date.getTime() + (4 - isoWeekday(date)) * dayLength);
  return { week: Math.floor(dayOfYear(thursday) / 7) + 1, year: thursday.getUTCFullYear() };
}
